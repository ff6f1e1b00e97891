import { type ImgHTMLAttributes, useCallback } from 'react';

/** An image of a JPEG's bytes; the browser keeps them for as long as it is shown. */
export function JpegImage({
  picture,
  alt,
  ...rest
}: { picture: Uint8Array<ArrayBuffer>; alt: string } & Omit<
  ImgHTMLAttributes<HTMLImageElement>,
  'src' | 'alt'
>) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(new Blob([picture], { type: 'image/jpeg' }));
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );
  return <img {...rest} ref={show} alt={alt} />;
}
