import { expect, test } from 'vitest';
import { BAR_DRAWER } from '#domain/till/drawer';
import { countCash, moveCash, paidOutBefore } from '../../../src/data/commands/drawers';
import { askApproval, sendApproved } from '../../../src/data/commands/pins';
import { newId } from '../../../src/data/ids';
import { openLock } from '../../../src/data/staff/tablet-lock';
import { ELIFS, openSharedTablet } from '../../support/bar/shared-tablet';
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

test('cash that was paid out above the limit waits for a manager, goes once, and counts toward the limit', async () => {
  const evening = await startStaffEvening();
  const { tablet, deps, elif } = await openSharedTablet(evening);
  await openLock(deps);
  const ice = { drawer: BAR_DRAWER, kind: 'expense', amount: '60.00', reason: 'Ice' } as const;
  const today = { day: '2026-07-04', lira: '40.00' };
  await moveCash(deps, { ...ice, kind: 'drop' });
  await moveCash(deps, ice);
  expect(await paidOutBefore(deps, today)).toBe(100_00);
  expect(await paidOutBefore(deps, { ...today, day: '2026-07-03' })).toBe(60_00);
  await tablet.drain();
  const refused = await deps.db.outbox.where('state').equals('rejected').toArray();
  expect(refused).toMatchObject([{ kind: 'cash.move', lastCode: 'approval.required' }]);

  const id = newId();
  await askApproval(deps, { changes: [id], staffId: elif, pin: ELIFS });
  await sendApproved(deps, { entryId: refused[0]?.id ?? '', id });
  await tablet.drain({ isHurried: true });
  expect(await deps.db.outbox.where('state').equals('rejected').count()).toBe(0);
  expect(await paidOutBefore(deps)).toBe(0);
  const moved = await evening.bar.audited('cash.move');
  expect(moved.map(({ after }) => after)).toMatchObject([
    { type: 'drop', amount: '-60.00' },
    { type: 'expense', amount: '-60.00', approvedBy: 'Elif', isProven: true },
  ]);
});
