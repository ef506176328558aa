import { expect, test } from 'vitest';
import { readWaitlist } from '../../../src/data/bookings/staff-bookings';
import { addToWaitlist, changeWaitlist } from '../../../src/data/commands/bookings/staff-bookings';
import { startStaffEvening } from '../../support/evenings/staff-evening';

const WALK_IN = { guestName: 'Deniz', partySize: 3, quotedMinutes: 20 };

test('a party put on the waitlist offline shows at once, and is on it once when the tablet is back', async () => {
  const { bar, openTablet } = await startStaffEvening();
  const tablet = await openTablet();
  await tablet.pull();
  tablet.net.fault = 'offline';
  await addToWaitlist(tablet.deps, { body: WALK_IN });
  expect(await readWaitlist(tablet.deps.db)).toMatchObject([
    { guestName: 'Deniz', isWalkIn: true, quotedMinutes: 20, isQueued: true, refusal: null },
  ]);
  tablet.net.fault = null;
  await tablet.drain();
  await tablet.pull();
  expect(await readWaitlist(tablet.deps.db)).toMatchObject([{ v: 1, isQueued: false }]);
  expect(await bar.rows('SELECT guest_name FROM waitlist_entry')).toHaveLength(1);
});

test('two tablets offer the last table to two parties: the second keeps its party and hears why', async () => {
  const { bar, openTablet } = await startStaffEvening();
  await bar.rows(`UPDATE venue_table SET is_active = (label = 'T5')`);
  const [first, second] = [await openTablet(), await openTablet()];
  await addToWaitlist(first.deps, { body: WALK_IN });
  await addToWaitlist(first.deps, { body: { ...WALK_IN, guestName: 'Selin' } });
  await first.drain();
  await first.pull();
  await second.pull();
  const rows = await readWaitlist(first.deps.db);
  const idOf = (name: string) => rows.find(({ guestName }) => guestName === name)?.id ?? '';
  second.net.fault = 'offline';
  const body = { status: 'offered' as const, from: 'waiting' as const, tables: [25] };
  await changeWaitlist(second.deps, { entryId: idOf('Selin'), body });
  await changeWaitlist(first.deps, { entryId: idOf('Deniz'), body });
  await first.drain();
  second.net.fault = null;
  await second.drain();
  await second.pull();
  const after = await readWaitlist(second.deps.db);
  const byName = Object.fromEntries(after.map((row) => [row.guestName, row]));
  expect(byName.Deniz).toMatchObject({ status: 'offered', offer: { tables: [25] } });
  expect(byName.Selin).toMatchObject({ status: 'waiting', conflict: { code: 'table.taken' } });
});
