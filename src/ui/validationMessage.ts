/** What a form checks and focuses. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What is wrong with a control by its own HTML constraints, in Swedish; '' when it is valid. */
export function validationMessage(input: TextControl): string {
  const { validity } = input;
  if (validity.valid) return '';
  if (validity.valueMissing) {
    return input.type === 'email' ? 'Skriv din e-postadress' : 'Fyll i det här fältet';
  }
  if (validity.typeMismatch && input.type === 'email') {
    return 'Skriv hela e-postadressen, till exempel namn@verkstad.se';
  }
  return 'Värdet går inte att använda';
}
