import { entityKey } from '#domain/sync/entity';
import type { VenueTableRead } from '#domain/tables/venue-table';
import { readTableBookings } from '../../../src/data/bookings/staff-bookings';
import { assignTable } from '../../../src/data/commands/bookings/assign-table';
import { seatWalkIn } from '../../../src/data/commands/bookings/seat-walk-in';
import { clearTable } from '../../../src/data/commands/clear-table';
import { drawOne, oneOf, type Params } from '../action';
import type { Rng } from '../rng';
import { rowsOnDisk } from '../storage';
import type { Tablet } from '../tablet';
import { aTablet, said } from './staff-says';

/** Few, so that parties meet: the large ones that the guests of the evening ask for, and one for two. */
const TABLES = [32, 63, 21];
const aPlace = (rng: Rng) => ({ ...aTablet(rng), table: drawOne(rng) });

/** Seats a walk-in. */
const walkIn = said(2, aPlace, (world, { tablet, page, params }) => {
  const tableId = tableOf(tablet, params);
  if (tableId === undefined) return;
  const body = { tableId, partySize: 2, guestName: world.nextMark() };
  world.run(page, `seats ${body.guestName} at ${tableId}`, () => seatWalkIn(page.deps, body));
});

/** Assigns another table to a booking. */
const giveTable = said(
  2,
  (rng) => ({ ...aPlace(rng), booking: drawOne(rng) }),
  (world, { tablet, page, params }) => {
    const { indexedDB } = tablet.browser;
    const rows = rowsOnDisk<{ id: string }>(indexedDB, 'bb-admin', 'reservation');
    const reservationId = oneOf(rows, params, 'booking')?.id;
    const tableId = tableOf(tablet, params);
    if (reservationId === undefined || tableId === undefined) return;
    world.ledger.letGo.add(`${tablet.name}/${entityKey('res', reservationId)}`);
    world.run(page, `gives ${reservationId} table ${tableId}`, async () => {
      const books = await readTableBookings(page.deps.db);
      const booking = books.find(({ id }) => id === reservationId);
      if (!booking || booking.tableId === tableId) return;
      await assignTable(page.deps, { reservationId, tableId, from: booking.tableId });
    });
  },
);

/** Somebody has made a table ready. */
const clear = said(1, aPlace, (world, { tablet, page, params }) => {
  const tableId = tableOf(tablet, params);
  if (tableId === undefined) return;
  world.run(page, `clears table ${tableId}`, () => clearTable(page.deps, { tableId }));
});

export const tableActions = { walkIn, giveTable, clear };

/** One of the few, as far as the tablet knows it. */
function tableOf({ browser }: Tablet, params: Params): number | undefined {
  const known = rowsOnDisk<VenueTableRead>(browser.indexedDB, 'bb-admin', 'venueTable');
  const id = oneOf(TABLES, params, 'table');
  return known.find((table) => table.id === id)?.id;
}
