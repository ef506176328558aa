import { expect, test } from 'vitest';
import { testSlip } from '#domain/printing/mark-slip';
import type { PrinterLook } from '#domain/printing/printer';
import { linesOf, readSlips } from '../../tests/support/printing/read-slips';
import { drawSlip, encodeSlip } from './encode-slip';

const SLIP = testSlip({ name: 'Mutfak', at: Date.parse('2026-07-04T18:40:00Z'), language: 'tr' });

function printed(look: PrinterLook) {
  const { slips, rest } = readSlips(encodeSlip(SLIP, look), look.kind);
  expect(rest).toHaveLength(0);
  expect(slips).toHaveLength(1);
  return slips[0] ?? { parts: [] };
}

const LOOKS = [
  { kind: 'network', letters: 'cp857', columns: 32 },
  { kind: 'network', letters: 'windows1254', columns: 32 },
  { kind: 'star', letters: 'cp857', columns: 32 },
] as const;

test.each(LOOKS)('$kind prints the test slip in $letters', (look) => {
  expect(linesOf(printed(look))).toEqual([
    ...[' Deneme baskısı', `Mutfak${'21:40'.padStart(26)}`, '-'.repeat(32)],
    ...['         ç ğ ı i ö ş ü', '         Ç Ğ I İ Ö Ş Ü', 'Pijamalı hasta yağız şoföre'],
    ...['çabucak güvendi.', `Hesap dökümü${'1.580,50 TL'.padStart(20)}`, '2× Izgara köfte'],
    ...['      + Patates: Baharatlı', '     UYARI', '       Mali değeri yoktur'],
  ]);
  const alert = printed(look).parts.find((part) => part.kind === 'text' && part.isInverted);
  expect(alert).toMatchObject({ text: '     UYARI      ', width: 2, height: 2, isBold: true });
});

test.each(['network', 'star'] as const)('%s prints the picture that was drawn', (kind) => {
  const { parts } = printed({ kind, letters: 'picture', columns: 48 });
  const drawn = drawSlip(SLIP, 48);
  const bands = parts.flatMap((part) => (part.kind === 'picture' ? [part] : []));
  expect(bands.map(({ bytesPerRow }) => bytesPerRow)).toEqual(bands.map(() => 72));
  const dots = Buffer.concat(bands.map(({ bits }) => bits));
  expect(dots.equals(drawn.bits)).toBe(true);
});

test('every Turkish letter is drawn, in each size', () => {
  const look = { kind: 'network', letters: 'picture', columns: 48 } as const;
  const bytesOf = (text: string) =>
    Buffer.from(
      encodeSlip(
        {
          rows: [
            { kind: 'title', text },
            { kind: 'text', text, isStrong: true },
          ],
        },
        look,
      ),
    ).toString('hex');
  const drawn = [...'çğıöşüÇĞİÖŞÜ₺?'].map(bytesOf);
  expect(new Set(drawn).size).toBe(drawn.length);
});
