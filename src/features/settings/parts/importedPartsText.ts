/** The numbers of an import as text: `812 nya artiklar och 4 ändrade`. */
export function importedPartsText({ created, updated }: { created: number; updated: number }) {
  const made = `${created.toLocaleString('sv-SE')} ${created === 1 ? 'ny artikel' : 'nya artiklar'}`;
  const changed = updated.toLocaleString('sv-SE');
  if (updated === 0) return made;
  if (created === 0) return `${changed} ${updated === 1 ? 'ändrad artikel' : 'ändrade artiklar'}`;
  return `${made} och ${changed} ${updated === 1 ? 'ändrad' : 'ändrade'}`;
}
