import { expect, test } from 'vitest';
import { readOrderingTables } from '../../../src/data/tables/staff-tables';
import { startStaffEvening } from '../../support/evenings/staff-evening';

test('a table is ordering until its order is served, also by an unsent tap', async () => {
  const { placeOrder, openTablet } = await startStaffEvening();
  const first = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  const { db } = tablet.deps;
  // A guest's spelling may differ from the table's label.
  await db.order.update(first, { orderType: 'table', tableNumber: 'Masa s 4', status: 'ready' });
  expect(await readOrderingTables(db)).toEqual(['S4']);
  tablet.net.fault = 'offline';
  await tablet.move(first, 'ready', 'completed');
  expect(await readOrderingTables(db)).toEqual([]);
});
