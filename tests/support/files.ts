import { vi } from 'vitest';

/** A file that the app has offered for download. */
export interface OfferedFile {
  name: string;
  blob: Blob;
}

/**
 * Collects the files that the app offers: jsdom neither makes addresses for files nor saves the target of a
 * link.
 */
export function catchFiles(): OfferedFile[] {
  const files: OfferedFile[] = [];
  let latest = new Blob();
  URL.createObjectURL = (blob: Blob) => {
    latest = blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, blob: latest });
  });
  return files;
}
