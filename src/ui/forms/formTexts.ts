/** Gives the texts of the labelled fields of a form, one for each that is filled in: `Anteckning: Ring först.` */
export function formTexts(form: HTMLElement | null): string[] {
  const fields = form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input, textarea, select',
  );
  return [...(fields ?? [])]
    .map((field) => [
      field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '',
      valueOf(field),
    ])
    .filter(([label, value]) => label !== '' && value !== '')
    .map(([label, value]) => `${label}: ${value}`);
}

function valueOf(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): string {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.textContent ?? '';
  if (field.type === 'checkbox' || field.type === 'radio') {
    return field instanceof HTMLInputElement && field.checked ? 'Ja' : '';
  }
  return field.value;
}
