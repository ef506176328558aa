import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { VatSum } from '../financials/summary';
import { vatByRate } from '../financials/summary';
import { VAT, vatInside, vatOfItem } from './bill';
import { lineNow } from './line-entry';

const BURGER = { alcohol: false, tobacco: false };
const BEER = { alcohol: true, tobacco: false };
const SHISHA = { alcohol: false, tobacco: true };

test('a restaurant pays the reduced rate on food only, a bar the standard rate on all', () => {
  const rates = (licence: Parameters<typeof vatOfItem>[1]) =>
    [BURGER, BEER, SHISHA].map((item) => vatOfItem(item, licence));
  expect(rates('restaurant')).toEqual([VAT.reduced, VAT.standard, VAT.standard]);
  expect(rates('bar')).toEqual([VAT.standard, VAT.standard, VAT.standard]);
  expect(rates('unknown')).toEqual([null, null, null]);
});

const line = fc.record({
  vatBp: fc.constantFrom(null, VAT.reduced, VAT.standard),
  quantity: fc.integer({ min: 1, max: 20 }),
  unitKurus: fc.nat(500_000),
  offKurus: fc.nat(10_000),
});

test('the rates of a bill sum to its lines, and net and VAT to each rate, to the kuruş', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), (lines) => {
      const worths = lines.map(({ vatBp, quantity, unitKurus, offKurus }) => {
        const off = { kind: 'discount' as const, quantity: 0, kurus: -offKurus };
        return { vatBp, kurus: lineNow({ quantity, unitKurus }, [off]).worth };
      });
      const shares = vatByRate(worths.map((worth): VatSum => ({ ...worth, bills: 1 })));
      const total = worths.reduce((sum, { kurus }) => sum + kurus, 0);
      expect(shares.reduce((sum, { gross }) => sum + gross, 0)).toBe(total);
      for (const { vatBp, gross, vat } of shares) {
        expect(vat === null).toBe(vatBp === null);
        if (vatBp === null) continue;
        const inside = vatInside(gross, vatBp);
        expect(inside.net + inside.vat).toBe(gross);
        // VAT is rounded for each part: half a kuruş each at most.
        expect(Math.abs((vat ?? 0) - inside.vat)).toBeLessThanOrEqual(lines.length / 2 + 0.5);
      }
    }),
    { numRuns: 1_000 },
  );
});
