import type { Context } from 'hono';
import { bookTableMutation, tableTimesQuery } from '#domain/bookings/book-table';
import {
  cancelTableBookingMutation,
  changeTableBookingStatusMutation,
} from '#domain/bookings/booking-changes';
import * as bookings from '#domain/bookings/bookings.operations';
import {
  bookedBrunch,
  bookedTable,
  cancelledBooking,
  changedBrunch,
  changedTable,
} from '#domain/bookings/guest-booking';
import {
  announceLateBrunchMutation,
  announceLateTableMutation,
  changeBrunchTimeMutation,
  changeTableTimeMutation,
} from '#domain/bookings/guest-changes';
import { addTableBookingMutation, editTableBookingMutation } from '#domain/bookings/staff-booking';
import { bookBrunchMutation } from '#domain/brunch/book-brunch';
import {
  cancelBrunchMutation,
  changeBrunchStatusMutation,
  recordDepositMutation,
  serveFirstDrinkMutation,
} from '#domain/brunch/brunch-changes';
import { addBrunchMutation, editBrunchMutation } from '#domain/brunch/staff-brunch';
import { GUEST_OPERATIONS } from '#domain/registry/guest-operations';
import { addToWaitlistMutation, changeWaitlistMutation } from '#domain/waitlist/waitlist';
import type { Deps } from '../deps';
import { guestMutations } from '../http/guest-mutation';
import { guestRoute, memberIdOf, readerOf } from '../http/guest-route';
import type { Guest } from '../http/principal';
import { countMisses, LIMITS, takeToken } from '../http/rate-limit';
import { ageMs, clientAddress, languageFor } from '../http/request-facts';
import type { App } from '../http/require-staff';
import { staffApi } from '../http/staff-api';
import { entityId, parse } from '../http/validate';
import { bookBrunch } from '../usecases/bookings/book-brunch';
import { bookTable, readTableTimes } from '../usecases/bookings/book-table';
import { keepDeposit } from '../usecases/bookings/brunch-money';
import { editBrunch, editTableBooking } from '../usecases/bookings/edit-bookings';
import {
  cancelBrunch,
  cancelTableBooking,
  readBrunch,
  readTableBooking,
} from '../usecases/bookings/guest-bookings';
import {
  announceLateBrunch,
  announceLateTable,
  changeBrunchTime,
  changeTableTime,
} from '../usecases/bookings/guest-changes';
import {
  changeBrunchStatus,
  changeTableBookingStatus,
  listBookings,
  listBrunchesQuery,
  listKnownGuests,
  listTableBookingsQuery,
  recordDeposit,
  serveFirstDrink,
} from '../usecases/bookings/staff-bookings';
import { addToWaitlist, changeWaitlist } from '../usecases/bookings/waitlist';
import { addBrunch, addTableBooking } from '../usecases/bookings/write-bookings';

export function bookingsRoutes(app: App, deps: Deps): void {
  const mutation = guestMutations(app, deps);

  mutation(bookTableMutation, bookedTable, async (c, { claim, guest, body }) =>
    bookTable(deps, { claim, body, ...(await bookerOf(c, deps, guest)) }),
  );
  mutation(bookBrunchMutation, bookedBrunch, async (c, { claim, guest, body }) =>
    bookBrunch(deps, { claim, body, ...(await bookerOf(c, deps, guest)) }),
  );
  mutation(cancelTableBookingMutation, cancelledBooking, async (c, { claim, guest }) =>
    cancelTableBooking(deps, { claim, ...(await ownerOf(c, deps, guest)) }),
  );
  mutation(cancelBrunchMutation, cancelledBooking, async (c, { claim, guest }) =>
    cancelBrunch(deps, { claim, ...(await ownerOf(c, deps, guest)) }),
  );

  mutation(changeTableTimeMutation, changedTable, async (c, request) =>
    changeTableTime(deps, await changerOf(c, deps, request)),
  );
  mutation(changeBrunchTimeMutation, changedBrunch, async (c, request) =>
    changeBrunchTime(deps, await changerOf(c, deps, request)),
  );
  mutation(announceLateTableMutation, changedTable, async (c, request) =>
    announceLateTable(deps, await changerOf(c, deps, request)),
  );
  mutation(announceLateBrunchMutation, changedBrunch, async (c, request) =>
    announceLateBrunch(deps, await changerOf(c, deps, request)),
  );

  guestRoute(app, GUEST_OPERATIONS.tableTimes, (c) => {
    takeToken(deps.limiter, LIMITS.timesByIp, clientAddress(c, deps.reach));
    return readTableTimes(deps, parse(tableTimesQuery, c.req.query()));
  });
  guestRoute(app, GUEST_OPERATIONS.booking, (c) =>
    countMisses(c, deps, async () => {
      const reader = await readerOf(c, deps, 'reservations.read');
      return readTableBooking(deps, { id: entityId(c), reader });
    }),
  );
  guestRoute(app, GUEST_OPERATIONS.brunch, (c) =>
    countMisses(c, deps, async () => {
      const reader = await readerOf(c, deps, 'reservations.read');
      return readBrunch(deps, { id: entityId(c), reader });
    }),
  );

  staffBookingsRoutes(app, deps);
}

async function changerOf<Claim, Body>(
  c: Context,
  deps: Deps,
  { claim, guest, body }: { claim: Claim; guest: Guest; body: Body },
) {
  return { claim, input: body, ageMs: ageMs(c), ...(await ownerOf(c, deps, guest)) };
}

async function bookerOf(c: Context, deps: Deps, { secretHash, deviceHash }: Guest) {
  const memberId = await memberIdOf(c, deps);
  return { ageMs: ageMs(c), language: languageFor(c), secretHash, deviceHash, memberId };
}

async function ownerOf(c: Context, deps: Deps, { secretHash, cookieHash }: Guest) {
  const memberId = await memberIdOf(c, deps);
  return { id: entityId(c), secretHash, deviceHash: cookieHash, memberId };
}

function staffBookingsRoutes(app: App, deps: Deps): void {
  const staff = staffApi(app, deps);

  staff.read(bookings.listTables, (c) =>
    listBookings(
      { ...deps, bookings: deps.tableBookings },
      parse(listTableBookingsQuery, c.req.query()),
    ),
  );
  staff.read(bookings.listBrunches, (c) =>
    listBookings({ ...deps, bookings: deps.brunches }, parse(listBrunchesQuery, c.req.query())),
  );
  staff.read(bookings.listKnownGuests, (c) =>
    listKnownGuests(deps, parse(bookings.listKnownGuests.schema, c.req.query())),
  );
  staff.change(addTableBookingMutation, (request, c) =>
    addTableBooking(deps, { ...request, language: languageFor(c) }),
  );
  staff.change(addBrunchMutation, (request, c) =>
    addBrunch(deps, { ...request, language: languageFor(c) }),
  );
  staff.changeRow(editTableBookingMutation, editTableBooking);
  staff.change(addToWaitlistMutation, (request, c) =>
    addToWaitlist(deps, { ...request, language: languageFor(c) }),
  );
  staff.changeRow(changeWaitlistMutation, changeWaitlist);
  staff.changeRow(editBrunchMutation, editBrunch);
  staff.changeRow(changeTableBookingStatusMutation, changeTableBookingStatus);
  staff.changeRow(changeBrunchStatusMutation, changeBrunchStatus);
  staff.changeRow(recordDepositMutation, recordDeposit);
  staff.changeRow(serveFirstDrinkMutation, serveFirstDrink);
  staff.changeRow(bookings.keepDeposit, keepDeposit);
}
