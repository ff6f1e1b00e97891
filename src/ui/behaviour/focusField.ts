/** Focuses a control, and puts the caret behind its text: it stands before a text that was there from the start. */
export function focusField(control: HTMLElement | null | undefined): void {
  control?.focus();
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  // A type of field that has no selection, such as `email`, says null.
  if (!isText || control.selectionStart === null || control.selectionEnd !== 0) return;
  control.setSelectionRange(control.value.length, control.value.length);
}
