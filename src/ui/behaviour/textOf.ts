/** The text of a field in a form's data; '' when the data has no such field. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
