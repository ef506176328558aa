import { expect, test } from 'vitest';
import { BAR_DRAWER } from '#domain/till/drawer';
import { countCash, moveCash } from '../../../src/data/commands/drawers';
import { startStaffEvening } from '../../support/evenings/staff-evening';

test('float, cash in, cash out and the count are queued offline and recorded once', async () => {
  const { bar, openTablet, clock } = await startStaffEvening();
  const tablet = await openTablet();
  const { net, deps } = tablet;
  const drawer = BAR_DRAWER;
  net.fault = 'offline';
  const doneAt = clock.now();
  await moveCash(deps, { drawer, kind: 'float', amount: '300.00', reason: 'Change' });
  await moveCash(deps, { drawer, kind: 'income', amount: '50.00', reason: 'Bottles' });
  await moveCash(deps, { drawer, kind: 'drop', amount: '120.00', reason: 'Safe' });
  const count = { day: '2026-07-04', notes: { 200: 1 }, coins: '30.00', left: '0.00', note: '' };
  await countCash(deps, { drawer, ...count });
  clock.advance(5 * 60_000);
  net.fault = 'lose-response';
  await tablet.drain();
  net.fault = null;
  clock.advance(60 * 60_000);
  await tablet.drain();

  const moved = await bar.audited('cash.move');
  expect(moved.map(({ after, doneAt }) => ({ ...after, doneAt }))).toMatchObject([
    { type: 'float', amount: '300.00', doneAt },
    { type: 'income', amount: '50.00', doneAt },
    { type: 'drop', amount: '-120.00', doneAt },
  ]);
  const counts = await bar.audited('cash_count.record');
  expect(counts.map(({ after }) => after)).toMatchObject([{ cash: '230.00' }]);
  expect(await deps.db.outbox.where('state').equals('queued').count()).toBe(0);
});
