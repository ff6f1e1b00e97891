/** A control that a form checks and can focus. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The Swedish error of a control that breaks its own HTML constraints; '' when the control is valid. */
export function validationMessage(input: TextControl): string {
  const { validity } = input;
  if (validity.valid) return '';
  // Fields that check themselves do so in Swedish.
  if (validity.customError) return input.validationMessage;
  if (validity.valueMissing) {
    if (input.type === 'checkbox') return 'Kryssa i om det stämmer, annars ändra';
    return input.type === 'email' ? 'Skriv din e-postadress' : 'Fyll i det här fältet';
  }
  if (validity.typeMismatch && input.type === 'email') {
    return 'Skriv hela e-postadressen, till exempel namn@verkstad.se';
  }
  return 'Värdet går inte att använda';
}
