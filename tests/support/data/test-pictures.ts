import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { TestStaff } from '../bar/test-staff';

type Format = 'jpeg' | 'png' | 'webp' | 'avif';

/** Returns a soft pattern that the server takes for a small photo of a burger. */
export async function photo(format: Format, width = 900, height = 700, tint = 90) {
  return plain(await drawn(width, height, tint).toFormat(format).toBuffer());
}

/** Returns a photo as a phone takes it: rotated, with the location in its metadata. */
export async function photoWithPlace() {
  const picture = drawn(900, 700, 90)
    .jpeg()
    .withExif({
      IFD0: { Copyright: 'Deniz Secret' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 37/1 0/1' },
    });
  return plain(await picture.withMetadata({ orientation: 6 }).toBuffer());
}

/** Uploads a photo, as a member of staff would. */
export async function uploadPhoto(staff: TestStaff, part: 'menu' | 'settings' = 'menu') {
  const headers = { 'content-type': 'image/png' };
  return staff.send(`/api/admin/${part}/pictures`, { body: await photo('png', 700, 620), headers });
}

function drawn(width: number, height: number, tint: number) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let i = 0; i < pixels.length; i += 3) {
    const [x, y] = [(i / 3) % width, Math.floor(i / 3 / width)];
    pixels.set([(x * 255) / width, (y * 255) / height, tint], i);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Returns an empty PNG of a few hundred bytes that claims a size. */
export function claimedPng(width: number, height: number, before: Buffer = Buffer.alloc(0)) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(Math.min((width * 3 + 1) * height, 200_000)));
  const parts = [
    chunk('IHDR', header),
    before,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return plain(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]));
}

/** This chunk marks a PNG as animated. */
export function animationChunk(): Buffer {
  return chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
}

/** Returns a WebP with two frames. */
export async function movingWebp() {
  const frames = await Promise.all([photo('png', 40, 40, 10), photo('png', 40, 40, 200)]);
  return plain(
    await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer(),
  );
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** Copies the bytes into a buffer of their own, which `fetch` requires. */
function plain(bytes: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}
