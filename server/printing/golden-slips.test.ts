import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PrinterLook } from '#domain/printing/printer';
import { linesOf, readSlips } from '../../tests/support/printing/read-slips';
import { sampleSlips } from '../../tests/support/printing/sample-slips';
import { encodeSlip } from './encode-slip';

const LOOKS: readonly PrinterLook[] = [
  { kind: 'epson', letters: 'cp857', columns: 42 },
  { kind: 'network', letters: 'windows1254', columns: 48 },
  { kind: 'star', letters: 'cp857', columns: 32 },
  { kind: 'network', letters: 'picture', columns: 48 },
];

/** Epson's bytes stand inside XML. */
function written(bytes: Uint8Array, { kind, letters }: PrinterLook): string {
  if (letters === 'picture') return createHash('sha256').update(bytes).digest('hex');
  return kind === 'epson' ? Buffer.from(bytes).toString() : Buffer.from(bytes).toString('hex');
}

test('every kind of slip keeps its bytes on every kind of printer', async () => {
  const golden = Object.entries(sampleSlips()).flatMap(([name, slip]) =>
    LOOKS.map((look) => {
      if (!slip) throw new Error(`${name} has no slip.`);
      const { kind, letters, columns } = look;
      const bytes = encodeSlip(slip, look);
      return `${name}, ${kind}, ${letters}, ${columns}: ${written(bytes, look)}`;
    }),
  );
  await expect(`${golden.join('\n')}\n`).toMatchFileSnapshot('golden-slips.txt');
});

test.each(['kitchen', 'void', 'bill', 'day'] as const)(
  'a printer reads the %s slip in the same words with either page',
  (name) => {
    const slip = sampleSlips()[name];
    const [cp857, windows1254] = (['cp857', 'windows1254'] as const).map((letters) => {
      const look = { kind: 'network', letters, columns: 48 } as const;
      return readSlips(encodeSlip(slip ?? { rows: [] }, look), 'network').slips.map(linesOf);
    });
    expect(cp857).toEqual(windows1254);
    expect(cp857?.flat().join(' ')).toMatch(/[ğşıİçöü]/);
  },
);
