import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeAll, expect, test, vi } from 'vitest';
import { readBoard } from '../../../src/data/orders/staff-board';
import { shareRows } from '../../../src/data/staff/shared-rows';
import { until } from '../../support/bar/until';
import { startStaffEvening } from '../../support/evenings/staff-evening';

// Dexie's live queries first ask whether IndexedDB exists.
beforeAll(() => {
  Dexie.dependencies.indexedDB = new IDBFactory();
  Dexie.dependencies.IDBKeyRange = IDBKeyRange;
});

/** Shows a board with one order and counts its reads. */
async function boardWithOrder() {
  const evening = await startStaffEvening();
  const orderId = await evening.placeOrder();
  const tablet = await evening.openTablet();
  await tablet.pull();
  const read = vi.fn(readBoard);
  const rows = shareRows(read, () => tablet.deps.db);
  const statuses = () => {
    const found = rows.get();
    return Array.isArray(found) ? found.map(({ status }) => status) : found;
  };
  return { tablet, orderId, read, rows, statuses };
}

test('the page, the alarm and the icon’s count read a change of the board once between them', async () => {
  const { tablet, orderId, read, rows, statuses } = await boardWithOrder();
  const heard = [vi.fn(), vi.fn(), vi.fn()];
  const leave = heard.map((listener) => rows.subscribe(listener));
  await until(() => expect(statuses()).toEqual(['pending']));
  await tablet.move(orderId, 'pending', 'confirmed');
  await until(() => expect(statuses()).toEqual(['confirmed']));
  expect(read).toHaveBeenCalledTimes(2);
  expect(heard.map(({ mock }) => mock.calls.length)).toEqual([2, 2, 2]);
  for (const each of leave) each();
});

test('once nobody looks any more, nothing is read and no guest stays in memory', async () => {
  const { tablet, orderId, read, rows, statuses } = await boardWithOrder();
  const leave = [rows.subscribe(() => {}), rows.subscribe(() => {})];
  await until(() => expect(statuses()).toEqual(['pending']));
  leave[0]?.();
  expect(statuses()).toEqual(['pending']);
  leave[1]?.();
  // The next page reads the rows that this one had.
  const leaveNext = rows.subscribe(() => {});
  await Promise.resolve();
  expect(statuses()).toEqual(['pending']);
  leaveNext();
  await Promise.resolve();
  expect(statuses()).toBeUndefined();
  await tablet.move(orderId, 'pending', 'confirmed');
  expect(read).toHaveBeenCalledTimes(1);
});

test('unreadable rows are shown as unknown, and are read again on request', async () => {
  const { rows, read, statuses } = await boardWithOrder();
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  read.mockRejectedValueOnce(new Error('cannot be read'));
  const leave = rows.subscribe(() => {});
  await until(() => expect(statuses()).toBe('failed'));
  rows.again();
  await until(() => expect(statuses()).toEqual(['pending']));
  leave();
  complaint.mockRestore();
});
