import { vi } from 'vitest';

/** A file that the app has offered. */
export interface OfferedFile {
  name: string;
  blob: Blob;
}

/** Catches what the app offers as files: jsdom neither makes addresses for them nor saves what is behind a link. */
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
