import { vi } from 'vitest';
import { photoLimits } from '@/domain/photo/photo';

/** The smallest part of a JPEG by which it is told from other files, in base64. */
export const jpeg = '/9j/4AAQ';

/** A file as a camera makes it. */
export function pictureFile(name = 'bil.jpg', type = 'image/jpeg'): File {
  return new File(['a picture'], name, { type });
}

/**
 * jsdom reads and draws no pictures. Here a file that is called a JPEG is one, of `width` × `height` pixels, and a canvas
 * makes a JPEG whose bytes grow with its pixels and its quality; `drawn` has the size of each.
 */
export function fakePictures({ width = 4000, height = 3000 } = {}) {
  const files = new Map<string, Blob>();
  const drawn: { width: number; height: number; bytes: number }[] = [];
  URL.createObjectURL = (blob: Blob) => {
    const url = `blob:${files.size}`;
    files.set(url, blob);
    return url;
  };
  URL.revokeObjectURL = () => {};
  class FakeImage extends EventTarget {
    naturalWidth = width;
    naturalHeight = height;
    onload = () => {};
    onerror = () => {};
    set src(url: string) {
      const isRead = files.get(url)?.type === 'image/jpeg';
      queueMicrotask(() => (isRead ? this.onload() : this.onerror()));
    }
  }
  vi.stubGlobal('Image', FakeImage);
  const context = { fillRect() {}, drawImage() {} };
  HTMLCanvasElement.prototype.getContext = () => context as never;
  HTMLCanvasElement.prototype.toBlob = function (done, type, quality = 1) {
    // Three photos of the fullest kind would be a megabyte: a full one stands for all.
    const bytes = Math.round((this.width * this.height * quality) / 4);
    drawn.push({ width: this.width, height: this.height, bytes });
    const content = new Uint8Array(Math.min(bytes, photoLimits.picture.max + 1));
    content.set([0xff, 0xd8, 0xff, 0xe0]);
    done(new Blob([content], { type: type ?? 'image/png' }));
  };
  return { drawn };
}
