import { editBody, editedFieldsOf } from '#domain/bookings/booking-edit';
import { entityKey } from '#domain/sync/mutation';
import type { StaffBrunch, StaffTableBooking } from '../../../src/data/bookings/staff-bookings';
import {
  readBrunches,
  readTableBookings,
  readWaitlist,
} from '../../../src/data/bookings/staff-bookings';
import {
  addBrunch,
  addTableBooking,
  addToWaitlist,
  changeWaitlist,
  editBrunch,
  editTableBooking,
} from '../../../src/data/commands/bookings/staff-bookings';
import { canChangeWaitlist } from '../../../src/domain/waitlist/waitlist';
import { BRUNCH_MONDAY, TABLE_TOMORROW } from '../../support/calls/booking-wishes';
import { drawOne, numberOf, oneOf } from '../action';
import type { Rng } from '../rng';
import { aTablet, said } from './staff-says';

/** Staff want few times and the same few tables as guests do. */
const TIMES = ['20:00', '21:00', '19:00'];
const TABLES: readonly (readonly number[])[] = [[], [32], [63], [32, 63], [21]];
const SIZES = [10, 2, 8, 14];

const aWish = (rng: Rng) => ({
  ...aTablet(rng),
  isBrunch: rng.chance(0.3),
  time: drawOne(rng),
  size: drawOne(rng),
  tables: drawOne(rng),
});

/** Staff write a booking that somebody asks for on the phone. */
const writeBooking = said(3, aWish, (world, { page, params }) => {
  const wish = {
    guestName: world.nextMark(),
    guestPhone: TABLE_TOMORROW.guestPhone,
    reservationTime: oneOf(TIMES, params, 'time') ?? '20:00',
    tables: [...(oneOf(TABLES, params, 'tables') ?? [])],
  };
  const { serviceDay, selectedFood, selectedSauce, selectedDrink } = BRUNCH_MONDAY;
  const brunch = { ...wish, selectedFood, selectedSauce, selectedDrink, partySize: 3, serviceDay };
  const partySize = oneOf(SIZES, params, 'size') ?? 2;
  const table = { ...wish, serviceDay: TABLE_TOMORROW.serviceDay, partySize };
  world.run(page, `writes a booking for ${wish.guestName}`, () =>
    params.isBrunch === true
      ? addBrunch(page.deps, { body: brunch })
      : addTableBooking(page.deps, { body: table }),
  );
});

/** Staff change the time, the size, the tables or the note of a booking that the tablet shows. */
const editBooking = said(
  3,
  (rng) => ({
    ...aWish(rng),
    booking: drawOne(rng),
    what: rng.pick(['time', 'time', 'size', 'tables', 'note']),
  }),
  (world, { tablet, page, params }) => {
    world.run(page, 'edits a booking', async () => {
      const { db } = page.deps;
      const isBrunch = params.isBrunch === true;
      const rows: (StaffBrunch | StaffTableBooking)[] = isBrunch
        ? await readBrunches(db)
        : await readTableBookings(db);
      const row = oneOf(rows, params, 'booking');
      if (!row) return;
      const changes = {
        time: { reservationTime: oneOf(TIMES, params, 'time') ?? '20:00' },
        size: { partySize: oneOf(SIZES, params, 'size') ?? 2 },
        tables: { tables: [...(oneOf(TABLES, params, 'tables') ?? [])] },
        note: { specialRequests: `By the window, ${numberOf(params, 'size')}` },
      };
      const after = changes[String(params.what) as keyof typeof changes];
      const body = editBody(editedFieldsOf(row), after);
      if (Object.keys(body.from).length === 0) return;
      const edit = { bookingId: row.id, body };
      world.ledger.letGo.add(
        `${tablet.name}/${entityKey(isBrunch ? 'brunch' : 'res', edit.bookingId)}`,
      );
      await (isBrunch ? editBrunch : editTableBooking)(page.deps, edit);
    });
  },
);

/** Staff put a walk-in, or somebody who asks for a full evening, on the waitlist. */
const joinWaitlist = said(2, aWish, (world, { page, params }) => {
  const guestName = world.nextMark();
  const { serviceDay } = TABLE_TOMORROW;
  const reservationTime = oneOf(TIMES, params, 'time') ?? '20:00';
  const partySize = oneOf(SIZES, params, 'size') ?? 2;
  const body = {
    ...{ guestName, partySize },
    ...(params.isBrunch !== true && { serviceDay, reservationTime, flexMinutes: 60 as const }),
  };
  world.run(page, `puts ${guestName} on the waitlist`, () => addToWaitlist(page.deps, { body }));
});

/** Staff offer a place, take it back, seat or book a party, or end its entry. */
const changeWaiting = said(
  3,
  (rng) => ({
    ...aTablet(rng),
    entry: drawOne(rng),
    status: rng.pick(['offered', 'offered', 'accepted', 'waiting', 'closed'] as const),
  }),
  (world, { tablet, page, params }) => {
    world.run(page, 'changes an entry of the waitlist', async () => {
      const row = oneOf(await readWaitlist(page.deps.db), params, 'entry');
      const status = params.status as 'offered' | 'accepted' | 'waiting' | 'closed';
      if (!row || !canChangeWaitlist(row.status, status)) return;
      world.ledger.letGo.add(`${tablet.name}/${entityKey('wait', row.id)}`);
      await changeWaitlist(page.deps, { entryId: row.id, body: { status } });
    });
  },
);

export const writtenBookingActions = { writeBooking, editBooking, joinWaitlist, changeWaiting };
