import { type Picture, photoLimits, type TakenPhoto } from '@/domain/order/photo';

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
  if (file.size === 0) throw new PictureError(`${file.name} är tom. Ta eller välj en annan bild.`);
  if (file.size > largestFile) {
    throw new PictureError(`${file.name} är för stor. En bild får vara högst 40 MB.`);
  }
  // The browser would look for something else to do with what is no image.
  if (file.type !== '' && !file.type.startsWith('image/')) throw unreadable(file);
  const image = await loaded(file);
  if (image.naturalWidth === 0) throw unreadable(file);
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
  const addedAt = new Date();
  const id = `${addedAt.getTime().toString(36)}-${crypto.randomUUID().slice(0, 6)}`;
  return { id, addedAt, picture, thumb: btoa(String.fromCharCode(...thumb)) };
}

async function loaded(file: File): Promise<HTMLImageElement> {
  const image = new Image();
  const url = URL.createObjectURL(file);
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = url;
    });
  } catch {
    throw unreadable(file);
  } finally {
    URL.revokeObjectURL(url);
  }
  return image;
}

function unreadable({ name, type }: File): PictureError {
  const isHeic = /\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type);
  return new PictureError(
    isHeic
      ? `${name} är en HEIC-bild, som den här webbläsaren inte kan läsa. Spara den som JPEG och försök igen.`
      : `${name} går inte att läsa som bild. Välj en JPEG- eller PNG-bild.`,
  );
}

/** Draws an image as a JPEG of at most `most` bytes whose longer side has `longest` pixels at most. */
async function jpegOf(image: HTMLImageElement, longest: number, most: number): Promise<Picture> {
  for (let side = longest; ; side *= 0.75) {
    const canvas = drawn(image, side);
    for (const quality of qualities) {
      const blob = await new Promise<Blob | null>((resolve) =>
        canvas.toBlob(resolve, 'image/jpeg', quality),
      );
      if (!blob) throw new PictureError('Bilden gick inte att läsa in. Försök igen.');
      if (blob.size <= most) return new Uint8Array(await blob.arrayBuffer());
    }
  }
}

/** An image on a canvas whose longer side has `longest` pixels at most. */
function drawn(image: HTMLImageElement, longest: number): HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, longest / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new PictureError('Bilden gick inte att läsa in. Försök igen.');
  // A JPEG has nothing behind it, and what is transparent would turn black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}
