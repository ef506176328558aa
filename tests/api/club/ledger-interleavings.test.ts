import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FinancialSummary } from '../../../src/domain/financials/summary';
import { liraText } from '../../../src/domain/money';
import { COUNTS, FIRST_SEED } from '../../support/bar/counts.mjs';
import { describeOnFile } from '../../support/bar/test-app';
import { signIn } from '../../support/bar/test-staff';
import { take } from '../../support/calls/ledger-mutations';
import { faultsOfBills } from '../../support/data/test-bills';
import { figuresOf, modelDay } from '../../support/evenings/ledger-model';
import { ledgerStep } from '../../support/evenings/ledger-steps';
import type { LedgerEvening } from '../../support/evenings/ledger-venue';
import { beginEvening, openLedgerVenue } from '../../support/evenings/ledger-venue';

/** Compares the evening's days, read as the back office reads them, with the model. */
async function expectBooksInOrder({ venue, money, orders, firstDay }: LedgerEvening) {
  const lastDay = modelDay(venue.bar.clock.now());
  const period = `startDate=${firstDay}&endDate=${lastDay}`;
  const read = async (path: string) => {
    const owner = await signIn(venue.bar, 'super_admin');
    return (await owner.send(`/api/admin/financials/${path}`)).body;
  };
  const summary = (await read(`summary?${period}`)) as FinancialSummary;
  const { salesCount, ...kurus } = figuresOf(money.entries);
  const lira = Object.entries(kurus).map(([name, sum]) => [name, liraText(sum)]);
  expect(summary.totals).toEqual({ ...Object.fromEntries(lira), salesCount });
  for (const { businessDay, ...day } of summary.days) {
    const ofDay = figuresOf(money.entries.filter((one) => one.day === businessDay));
    const [revenue, total] = [liraText(ofDay.revenue), liraText(ofDay.total)];
    expect(day).toEqual({ revenue, total, salesCount: ofDay.salesCount });
  }
  const ended = (status: string) => orders.filter((order) => order.status === status);
  const free = ended('completed').reduce((sum, order) => sum + order.free, 0);
  const lost = ended('cancelled').reduce((sum, order) => sum + order.kurus, 0);
  expect(summary.freeDishes).toBe(free);
  expect(summary.voids).toEqual({ count: ended('cancelled').length, amount: liraText(lost) });
  expect(await faultsOfBills(venue.bar)).toEqual([]);
  const { transactions } = await read(`transactions?${period}&limit=200`);
  const listed = (transactions as { amount: string }[]).map(({ amount }) => Number(amount));
  expect(liraText(Math.round(listed.reduce((sum, amount) => sum + amount * 100, 0)))).toBe(
    summary.totals.total,
  );
}

describeOnFile('under any history of two tablets', (openApp) => {
  test('the books are those of a plain model, to the kuruş, by day, type and method', async () => {
    const venue = await openLedgerVenue(openApp);
    await fc.assert(
      fc.asyncProperty(
        fc.array(ledgerStep, { minLength: 1, maxLength: 40, size: 'max' }),
        async (steps) => {
          const evening = await beginEvening(venue);
          for (const step of steps) await take(evening, step);
          await expectBooksInOrder(evening);
        },
      ),
      { numRuns: COUNTS.ledgerEvenings, seed: FIRST_SEED },
    );
  }, 240_000);
});
