import { randomBytes } from 'node:crypto';

/** A UUIDv7: the time, then 74 random bits. */
export function uuidv7(now: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = 0x70 | (bytes.readUInt8(6) & 0x0f);
  bytes[8] = 0x80 | (bytes.readUInt8(8) & 0x3f);
  const hex = bytes.toString('hex');
  return [0, 8, 12, 16, 20, 32]
    .slice(0, -1)
    .map((from, part, starts) => hex.slice(from, [...starts.slice(1), 32][part]))
    .join('-');
}
