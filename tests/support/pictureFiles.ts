import { crc32, deflateSync } from 'node:zlib';
import { randomBytes } from 'node:crypto';
import { drawings } from '../../scripts/demo/photos';

/** A JPEG of 320 × 240 pixels, lying on its side by its EXIF data, in which a position is written. */
export function lyingPicture(): Buffer {
  const drawing = Buffer.from(drawings[0] ?? '', 'base64');
  // One entry of the first directory: the orientation, turned a quarter clockwise.
  const directory = '4d4d002a00000008' + '0001' + '0112000300000001' + '00060000' + '00000000';
  const exif = Buffer.concat([
    Buffer.from('Exif\0\0', 'latin1'),
    Buffer.from(directory, 'hex'),
    Buffer.from('GPS 59.3293 18.0686', 'latin1'),
  ]);
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([drawing.subarray(0, 2), head, exif, drawing.subarray(2)]);
}

/** A PNG of noise, which no picture of its size needs more bytes for. */
export function noisyPicture(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const rows = Array.from({ length: height }, () =>
    Buffer.concat([Buffer.from([0]), randomBytes(width * 3)]),
  );
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
