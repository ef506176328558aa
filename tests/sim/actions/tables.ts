import { sql } from 'drizzle-orm';
import type { SeatingRead } from '#domain/seatings/seating';
import { openCalls, phonesAsking } from '#domain/seatings/seating';
import { entityKey } from '#domain/sync/mutation';
import type { VenueTableRead } from '#domain/tables/venue-table';
import { readTableBookings } from '../../../src/data/bookings/staff-bookings';
import { assignTable, seatWalkIn } from '../../../src/data/commands/bookings/staff-bookings';
import { letIn, moveSeating, takeCall } from '../../../src/data/commands/send';
import { clearTable } from '../../../src/data/commands/tables';
import { readSeatings } from '../../../src/data/seatings/staff-seatings';
import type { ActionKind, Params } from '../action';
import { drawOne, oneOf } from '../action';
import type { Rng } from '../rng';
import { rowsOnDisk } from '../storage';
import type { Tablet } from '../tablet';
import { aTablet, said } from './staff-says';

/** Few tables let parties compete: the large tables that guests ask for, and one for two. */
const TABLES = [32, 63, 21];
const aPlace = (rng: Rng) => ({ ...aTablet(rng), table: drawOne(rng) });

const walkIn = said(2, aPlace, (world, { tablet, page, params }) => {
  const tableId = tableOf(tablet, params);
  if (tableId === undefined) return;
  const body = { tableId, partySize: 2, guestName: world.nextMark() };
  world.run(page, `seats ${body.guestName} at ${tableId}`, () => seatWalkIn(page.deps, body));
});

const giveTable = said(
  2,
  (rng) => ({ ...aPlace(rng), booking: drawOne(rng) }),
  (world, { tablet, page, params }) => {
    const { indexedDB } = tablet.browser;
    const rows = rowsOnDisk<{ id: string }>(indexedDB, 'bb-admin', 'reservation');
    const bookingId = oneOf(rows, params, 'booking')?.id;
    const tableId = tableOf(tablet, params);
    if (bookingId === undefined || tableId === undefined) return;
    world.ledger.letGo.add(`${tablet.name}/${entityKey('res', bookingId)}`);
    world.run(page, `gives ${bookingId} table ${tableId}`, async () => {
      const books = await readTableBookings(page.deps.db);
      const booking = books.find(({ id }) => id === bookingId);
      if (!booking || booking.tableId === tableId) return;
      await assignTable(page.deps, { bookingId, tableId, from: booking.tableId });
    });
  },
);

const clear = said(1, aPlace, (world, { tablet, page, params }) => {
  const tableId = tableOf(tablet, params);
  if (tableId === undefined) return;
  world.run(page, `clears table ${tableId}`, () => clearTable(page.deps, { tableId }));
});

/** Moves a party with its bill, or joins its bill to the other party's, from where the tablet shows the party. */
const moveParty = said(
  3,
  (rng) => ({ ...aPlace(rng), party: drawOne(rng) }),
  (world, { tablet, page, params }) => {
    const seatings = rowsOnDisk<SeatingRead>(tablet.browser.indexedDB, 'bb-admin', 'seating');
    const seatingId = oneOf(seatings, params, 'party')?.id;
    const tableId = tableOf(tablet, params);
    if (seatingId === undefined || tableId === undefined) return;
    world.ledger.letGo.add(`${tablet.name}/${entityKey('seating', seatingId)}`);
    world.run(page, `moves party ${seatingId} to ${tableId}`, async () => {
      const party = (await readSeatings(page.deps.db)).find(({ id }) => id === seatingId);
      if (!party || party.tableId === tableId) return;
      const move = { seatingId, tableId, from: party.tableId, isTogether: true };
      await moveSeating(page.deps, move);
    });
  },
);

const call: ActionKind = {
  weight: 2,
  do({ server, note, timeline }) {
    note('a table calls the waiter');
    server.write([
      sql`update seating set waiter_called_at = ${timeline.now()}, waiter_taken_at = null,
        waiter_taken_by = null, v = v + 1
        where id = (select id from seating where closed_at is null order by opened_at limit 1)
        and (waiter_called_at is null or waiter_taken_at is not null)`,
    ]);
  },
};

const takeTheCall = said(2, aTablet, (world, { tablet, page }) => {
  world.run(page, 'takes a call', async () => {
    for (const seating of await readSeatings(page.deps.db)) {
      const [call] = openCalls(seating);
      if (!call) continue;
      world.ledger.letGo.add(`${tablet.name}/${entityKey('call', seating.id)}`);
      return takeCall(page.deps, { seatingId: seating.id, ...call });
    }
  });
});

const ask: ActionKind = {
  weight: 1,
  do({ server, note, timeline }) {
    note('a phone asks to see the bill');
    server.write([
      sql`update seating set asking = json_array(json_object('seatNo', 1, 'at', ${timeline.now()})), v = v + 1
        where id = (select id from seating where closed_at is null order by opened_at limit 1)`,
    ]);
  },
};

const answerThePhone = said(1, aTablet, (world, { tablet, page }) => {
  world.run(page, 'lets a phone in', async () => {
    for (const seating of await readSeatings(page.deps.db)) {
      const [phone] = phonesAsking(seating, 0);
      if (!phone) continue;
      world.ledger.letGo.add(`${tablet.name}/${entityKey('call', seating.id)}`);
      return letIn(page.deps, { seatingId: seating.id, ...phone, isLetIn: true });
    }
  });
});

export const tableActions = {
  walkIn,
  giveTable,
  clear,
  moveParty,
  call,
  takeTheCall,
  ask,
  answerThePhone,
};

/** Returns one of the few tables, as far as the tablet knows that table. */
function tableOf({ browser }: Tablet, params: Params): number | undefined {
  const known = rowsOnDisk<VenueTableRead>(browser.indexedDB, 'bb-admin', 'venueTable');
  const id = oneOf(TABLES, params, 'table');
  return known.find((table) => table.id === id)?.id;
}
