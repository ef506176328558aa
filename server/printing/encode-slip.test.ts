import { expect, test } from 'vitest';
import type { PrinterLook, Slip } from '#domain/printing/printer';
import { encodeSlip } from './encode-slip';

const TURKISH = 'ğşıİçöüĞŞÇÖÜ';

function hexOf(slip: Slip, look: Partial<PrinterLook>): string {
  const whole: PrinterLook = { kind: 'network', letters: 'cp857', columns: 48, ...look };
  return Buffer.from(encodeSlip(slip, whole)).toString('hex');
}

function says(text: string): Slip {
  return { rows: [{ kind: 'text', text }] };
}

test('Turkish letters have the bytes of the chosen page', () => {
  expect(hexOf(says(TURKISH), { letters: 'cp857' })).toBe(
    '1b401c2e1b740da79f8d98879481a69e80999a0a0a0a0a0a1d5601',
  );
  expect(hexOf(says(TURKISH), { letters: 'windows1254' })).toBe(
    '1b401c2e1b7430f0fefddde7f6fcd0dec7d6dc0a0a0a0a0a1d5601',
  );
  expect(hexOf(says(TURKISH), { kind: 'star' })).toBe(
    '1b401b1d740ca79f8d98879481a69e80999a0a1b6403',
  );
});

test('sizes, bold and white on black are commands around the line', () => {
  const slip: Slip = {
    rows: [
      { kind: 'title', text: 'A' },
      { kind: 'alert', text: 'B' },
    ],
  };
  const ascii = (text: string) => Buffer.from(text).toString('hex');
  const [title, alert] = [ascii(`${' '.repeat(11)}A`), ascii('B'.padStart(12).padEnd(24))];
  expect(hexOf(slip, {})).toContain(`1d21111b4501${title}0a1d4201${alert}1d42000a`);
  expect(hexOf(slip, { kind: 'star' })).toContain(`1b6901011b45${title}0a1b34${alert}1b350a`);
});

test('Server Direct Print gets the same commands inside XML', () => {
  const xml = Buffer.from(hexOf(says('a'), { kind: 'epson' }), 'hex').toString();
  expect(xml).toBe(
    `<epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print"><command>${hexOf(says('a'), {})}</command></epos-print>`,
  );
});

test('a picture goes in bands that the memory of a small printer holds', () => {
  const slip: Slip = { rows: Array.from({ length: 5 }, () => ({ kind: 'text', text: TURKISH })) };
  const hex = hexOf(slip, { letters: 'picture', columns: 32 });
  expect(hex).toMatch(/^1b401c2e1d763000300080000/);
  expect(hex.length / 2).toBe(4 + (8 + 48 * 128) + (8 + 48 * 42) + 7);
  expect(hexOf(slip, { kind: 'star', letters: 'picture' })).toMatch(/^1b401b1d530148008000000/);
});

test('a Star printer without the chosen page gets a picture', () => {
  const look = { kind: 'star', letters: 'windows1254' } as const;
  expect(hexOf(says('ş'), look)).toBe(hexOf(says('ş'), { ...look, letters: 'picture' }));
});

test('a sum on a page without the sign of the lira ends in TL', () => {
  const text = (hex: string) => Buffer.from(hex, 'hex').toString('latin1');
  const slip: Slip = { rows: [{ kind: 'pair', left: 'Toplam', right: '-₺1.580,50' }] };
  expect(text(hexOf(slip, { columns: 32 }))).toContain(`Toplam${'-1.580,50 TL'.padStart(26)}\n`);
});

test('what the printer has no letter for stands in a simpler way', () => {
  const text = (hex: string) => Buffer.from(hex, 'hex').toString('latin1');
  expect(text(hexOf(says('“Łódź” — ő… 👍'), {}))).toContain('"?\xa2dz" - o... ?\n');
});

test('a note cannot command the printer', () => {
  const hex = hexOf(says('a\u001bp\u0000\u0010\u0014\u001dV\u0001b'), {});
  expect(hex).toBe(hexOf(says('a p V b'), {}));
});
