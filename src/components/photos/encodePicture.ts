import { type Picture, photoLimits, type TakenPhoto } from '@/domain/photo/photo';

/** Why a file is not taken as a photo, in Swedish, with the name of the file. */
export class PictureError extends Error {}

/** The longest side of a photo and of its small copy, in pixels. */
const sides = { picture: 1280, thumb: 224 };
/** More pixels than this may end the tab of a telephone. */
const mostPixels = 52_000_000;
/** Bytes; a larger file is no photo of a telephone. */
const largestFile = 40_000_000;
const qualities = [0.7, 0.6, 0.5, 0.4, 0.3];

/**
 * Makes a JPEG of a file, with a small copy: drawn anew the picture has neither the position nor anything else that the
 * camera wrote into the file, and stands upright. Rejects with PictureError for what is no picture that the browser can read.
 */
export async function encodePicture(file: File): Promise<TakenPhoto> {
  const fault = sizeFault(file);
  if (fault !== null) throw new PictureError(fault);
  const kind = await kindOf(file);
  // The browser would look for something else to do with what is no image.
  const isOther = file.type !== '' && !file.type.startsWith('image/');
  if (isOther && kind === null) throw unreadable(file, kind);
  const image = await loaded(file);
  if (!image || image.naturalWidth === 0) throw unreadable(file, kind);
  const pixels = image.naturalWidth * image.naturalHeight;
  if (pixels > mostPixels) {
    const mega = Math.round(pixels / 1_000_000);
    throw new PictureError(
      `${file.name} har ${mega} megapixel, och högst 50 går att läsa in. Ta bilden med lägre upplösning.`,
    );
  }
  const picture = await jpegOf(image, sides.picture, photoLimits.picture.max);
  // Four characters of base64 hold three bytes.
  const thumb = await jpegOf(image, sides.thumb, Math.floor((photoLimits.thumb.max / 4) * 3));
  if (!picture || !thumb) {
    throw new PictureError(
      `${file.name} gick inte att göra om till JPEG. Stäng andra flikar och försök igen.`,
    );
  }
  const addedAt = new Date();
  const id = `${addedAt.getTime().toString(36)}-${crypto.randomUUID().slice(0, 6)}`;
  return { id, addedAt, picture, thumb: btoa(String.fromCharCode(...thumb)) };
}

/** Tells what is wrong with a file by its size alone; null for nothing. */
export function sizeFault({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (size === 0) return `${name} är tom. Ta eller välj en annan bild.`;
  return size > largestFile ? `${name} är för stor. En bild får vara högst 40 MB.` : null;
}

/** The kinds of pictures by their first bytes. A name and a type may say something else: telephones call HEIC pictures JPEG. */
const kinds = [
  ['heic', /^.{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/s],
  ['other', /^(\xff\xd8\xff|\x89PNG|GIF8|BM|RIFF.{4}WEBP|.{4}ftypavi[fs])/s],
] as const;

/** The kind of a picture by its first bytes; null for none that is known. Rejects when the file cannot be opened. */
async function kindOf(file: File): Promise<'heic' | 'other' | null> {
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  } catch (error) {
    console.warn('The file cannot be opened', error);
    throw new PictureError(
      `${file.name} gick inte att öppna. Kontrollera att bilden finns kvar på enheten.`,
    );
  }
  const start = String.fromCharCode(...bytes);
  return kinds.find(([, form]) => form.test(start))?.[0] ?? null;
}

/** The image of a file; null where the browser cannot read it. Of HEIC that is every browser but Safari. */
async function loaded(file: File): Promise<HTMLImageElement | null> {
  const image = new Image();
  const url = URL.createObjectURL(file);
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = url;
    });
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
  return image;
}

function unreadable({ name, type }: File, kind: string | null): PictureError {
  const isHeic =
    kind === 'heic' ||
    (kind === null && (/\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type)));
  return new PictureError(
    isHeic
      ? `${name} är en HEIC-bild, som den här webbläsaren inte kan läsa. Spara den som JPEG och försök igen.`
      : `${name} går inte att läsa som bild. Välj en JPEG- eller PNG-bild.`,
  );
}

/** Draws an image as a JPEG of at most `most` bytes whose longer side has `longest` pixels at most; null where the browser has no room. */
async function jpegOf(
  image: HTMLImageElement,
  longest: number,
  most: number,
): Promise<Picture | null> {
  for (let side = longest; ; side *= 0.75) {
    const canvas = drawn(image, side);
    if (!canvas) return null;
    for (const quality of qualities) {
      const blob = await new Promise<Blob | null>((resolve) =>
        canvas.toBlob(resolve, 'image/jpeg', quality),
      );
      if (!blob) return null;
      if (blob.size <= most) return new Uint8Array(await blob.arrayBuffer());
    }
  }
}

/** An image on a canvas whose longer side has `longest` pixels at most; null where the browser has no room. */
function drawn(image: HTMLImageElement, longest: number): HTMLCanvasElement | null {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, longest / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // A JPEG has nothing behind it, and what is transparent would turn black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}
