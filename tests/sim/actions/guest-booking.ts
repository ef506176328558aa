import { TABLE_AREAS } from '#domain/bookings/booking';
import { LATE_MINUTES } from '#domain/bookings/booking-changes';
import { isTerminal } from '#domain/sync/mutation';
import {
  announceLateBrunch,
  announceLateTable,
  bookBrunch,
  bookTable,
  cancelBrunch,
  cancelTableBooking,
  changeBrunchTime,
  changeTableTime,
  rebookTable,
} from '../../../src/data/commands/bookings/my-bookings';
import { discardEntry } from '../../../src/data/commands/entries';
import { BRUNCH_MONDAY, TABLE_TOMORROW } from '../../support/calls/booking-wishes';
import type { ActionKind } from '../action';
import { drawOne, numberOf, oneOf } from '../action';
import type { Act } from '../ledger';
import type { Phone } from '../phone';
import type { Rng } from '../rng';
import type { World } from '../world';
import { pageOf } from './guest-order';

const aPhone = (rng: Rng) => ({ phone: drawOne(rng), page: drawOne(rng) });
/** The booking is an hour ahead, so it needs no deposit. */
const BRUNCH_TONIGHT = {
  ...BRUNCH_MONDAY,
  serviceDay: '2026-07-04',
  reservationTime: '22:00',
  depositRequired: false,
};
/** Few times and large parties compete for the one outdoor table for ten. */
const TIMES = ['20:00', '21:00'];

/** Books a table or a brunch with one to three taps, perhaps in two tabs. */
const book: ActionKind = {
  weight: 5,
  draw: (rng) => ({
    ...aPhone(rng),
    isBrunch: rng.chance(0.35),
    isToday: rng.chance(0.5),
    time: drawOne(rng),
    partySize: rng.pick([8, 10, 10]),
    area: rng.pick(['outdoor', 'privateArea']),
    taps: rng.weighted({ 1: 4, 2: 2 }),
  }),
  do(world, params) {
    const phone = oneOf(world.phones, params, 'phone');
    if (!phone) return;
    const guestName = world.nextMark();
    const reservationTime = oneOf(TIMES, params, 'time') ?? '20:00';
    const tablePreference = TABLE_AREAS.find((area) => area === params.area) ?? 'outdoor';
    const partySize = numberOf(params, 'partySize');
    const table = { ...TABLE_TOMORROW, guestName, reservationTime, partySize, tablePreference };
    for (let nth = 0; nth < numberOf(params, 'taps'); nth += 1) {
      const { name, isDead, deps } = pageOf(phone, { page: numberOf(params, 'page') + nth });
      world.run({ name, isDead }, `books as ${guestName}`, () =>
        params.isBrunch === true
          ? bookBrunch(deps, { ...(params.isToday ? BRUNCH_TONIGHT : BRUNCH_MONDAY), guestName })
          : bookTable(deps, table),
      );
    }
  },
};

const giveBack: ActionKind = {
  weight: 3,
  draw: (rng) => ({ ...aPhone(rng), booking: drawOne(rng) }),
  do(world, params) {
    const phone = oneOf(world.phones, params, 'phone');
    const act = phone && oneOf(bookings(world, phone), params, 'booking');
    if (!phone || !act) return;
    const { id: bookingId, kind, entityKey } = act.born;
    const page = pageOf(phone, params);
    world.ledger.letGo.add(`${phone.name}/${entityKey}`);
    const cancel = kind === 'brunch.create' ? cancelBrunch : cancelTableBooking;
    world.run(page, `gives back ${bookingId}`, () => cancel(page.deps, { bookingId }));
  },
};

/** Chooses another time or place for a booking that the server refused, or discards the booking. */
const answerBooking: ActionKind = {
  weight: 4,
  draw: (rng) => ({
    ...aPhone(rng),
    booking: drawOne(rng),
    time: drawOne(rng),
    area: rng.pick(TABLE_AREAS),
    lets: rng.chance(0.2),
  }),
  do(world, params) {
    const phone = oneOf(world.phones, params, 'phone');
    const asked =
      phone && bookings(world, phone).filter(({ row }) => row && ASKS.includes(row.state));
    const act = asked && oneOf(asked, params, 'booking');
    if (!phone || !act) return;
    const { id, kind, entityKey } = act.born;
    const page = pageOf(phone, params);
    if (params.lets === true || kind === 'brunch.create') {
      world.ledger.letGo.add(`${phone.name}/${entityKey}`);
      world.run(page, `lets go of ${id}`, () => discardEntry(page.deps, { id }));
      return;
    }
    const tablePreference = TABLE_AREAS.find((area) => area === params.area) ?? 'outdoor';
    const reservationTime = oneOf(TIMES, params, 'time') ?? '20:00';
    world.run(page, `takes another table than ${id}`, () =>
      rebookTable(page.deps, { bookingId: id, reservationTime, tablePreference }),
    );
  },
};

/** Asks for another time, with one or two tabs at once, or says that the party comes late. */
const changeBooking: ActionKind = {
  weight: 4,
  draw: (rng) => ({
    ...aPhone(rng),
    booking: drawOne(rng),
    time: drawOne(rng),
    isLate: rng.chance(0.3),
    taps: rng.weighted({ 1: 3, 2: 1 }),
  }),
  do(world, params) {
    const phone = oneOf(world.phones, params, 'phone');
    const act = phone && oneOf(bookings(world, phone), params, 'booking');
    if (!phone || !act) return;
    const { id: bookingId, kind } = act.born;
    const isBrunch = kind === 'brunch.create';
    for (let nth = 0; nth < numberOf(params, 'taps'); nth += 1) {
      const page = pageOf(phone, { page: numberOf(params, 'page') + nth });
      const { deps } = page;
      if (params.isLate === true) {
        const announce = isBrunch ? announceLateBrunch : announceLateTable;
        world.run(page, `is late for ${bookingId}`, () =>
          announce(deps, { bookingId, minutes: LATE_MINUTES[nth] ?? null }),
        );
        continue;
      }
      world.run(page, `moves ${bookingId}`, async () => {
        const answer = (await deps.db.myBooking.get(bookingId))?.answer;
        if (!answer) return;
        const { serviceDay, reservationTime, partySize } = answer;
        const from = { serviceDay, reservationTime, partySize };
        const to = { ...from, reservationTime: oneOf(MOVES, params, 'time') ?? '20:00' };
        await (isBrunch ? changeBrunchTime : changeTableTime)(deps, { bookingId, from, to });
      });
    }
  },
};

const MOVES = [...TIMES, '19:00', '22:00'];

export const guestBookingActions = { book, giveBack, answerBooking, changeBooking };

const ASKS = ['needs_user', 'rejected'];

function bookings({ ledger }: World, { name }: Phone): Act[] {
  return ledger
    .ofDevice(name)
    .filter(({ born, row }) => BOOKS.includes(born.kind) && row !== null && !isGone(row))
    .reverse()
    .slice(0, 4);
}

const BOOKS: readonly string[] = ['reservation.create', 'brunch.create'];

function isGone({ state }: NonNullable<Act['row']>): boolean {
  return isTerminal(state) && state !== 'acked';
}
