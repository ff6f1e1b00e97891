/** Hands the content to the browser as a file to save; `type` is the media type. */
export function offerFile(name: string, content: BlobPart, type: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
