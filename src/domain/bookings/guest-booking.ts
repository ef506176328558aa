import * as v from 'valibot';
import { TABLE_AREAS } from './booking';

const booking = {
  id: v.string(),
  v: v.number(),
  status: v.string(),
  statusAt: v.string(),
  createdAt: v.string(),
  /** The field holds the slot as an instant (ISO time), as the specification's timestamp does. */
  reservationDate: v.string(),
  /** The fields hold the evening (yyyy-MM-dd) and the slot (HH:mm) by the venue's clock. */
  serviceDay: v.string(),
  reservationTime: v.string(),
  endsAt: v.exactOptional(v.string()),
  partySize: v.number(),
  tableLabel: v.nullable(v.string()),
  guestName: v.string(),
  guestEmail: v.nullable(v.string()),
  guestPhone: v.string(),
  specialRequests: v.nullable(v.string()),
  /** The guest told that the party comes so many minutes late. */
  lateMinutes: v.exactOptional(v.number()),
  /** An offer to a party on the waitlist ends at this ISO time. */
  offeredUntil: v.exactOptional(v.string()),
  manageUrl: v.exactOptional(v.string()),
  calendarUrl: v.exactOptional(v.string()),
};

const brunch = {
  selectedFood: v.string(),
  selectedSauce: v.nullable(v.string()),
  selectedDrink: v.string(),
  otherChoices: v.array(
    v.object({ food: v.string(), sauce: v.nullable(v.string()), drink: v.string() }),
  ),
  /** The booking's own Turkish names, where they are not the usual ones. */
  names: v.exactOptional(v.nullable(v.record(v.string(), v.string()))),
  totalAmount: v.nullable(v.string()),
  depositRequired: v.boolean(),
  /** The agreed deposit in lira; bookings of older copies lack this field. */
  depositAmount: v.exactOptional(v.string()),
  /** A booking with an unpaid deposit expires at this ISO time; null means that no deposit is due. */
  depositDueAt: v.nullable(v.string()),
  depositPaidAt: v.nullable(v.string()),
  /** A member of staff served the first drink at this time; the drinks time starts here. */
  firstDrinkAt: v.nullable(v.string()),
  /** The drinks time from the first drink on; bookings of older copies lack this field. */
  drinkMinutes: v.exactOptional(v.number()),
};

/** List what a guest may read of a booking: never the name of a member of staff. */
export const guestTableBooking = v.object({ ...booking, tablePreference: v.string() });
export const guestBrunch = v.object({ ...booking, ...brunch });

/** Lists the times of a day that are still to come, for a party. */
export const tableTimes = v.object({
  times: v.array(v.object({ time: v.string(), areas: v.array(v.picklist(TABLE_AREAS)) })),
});

export const tableBookingResponse = v.object({ reservation: guestTableBooking });
export const brunchResponse = v.object({ reservation: guestBrunch });

export const memberBookings = v.array(
  v.union([
    v.object({ ...booking, kind: v.literal('table'), tablePreference: v.string() }),
    v.object({ ...booking, ...brunch, kind: v.literal('brunch'), tablePreference: v.null() }),
  ]),
);

const booked = {
  mutationId: v.string(),
  reservationId: v.string(),
  id: v.string(),
  code: v.string(),
  status: v.string(),
  reservationDate: v.string(),
  serviceDay: v.string(),
  reservationTime: v.string(),
  tableLabel: v.nullable(v.string()),
  createdAt: v.string(),
  manageUrl: v.string(),
  calendarUrl: v.string(),
};

export const bookedTable = v.object(booked);
export const bookedBrunch = v.object({
  ...booked,
  totalAmount: v.nullable(v.string()),
  depositRequired: v.boolean(),
  depositAmount: v.nullable(v.string()),
  depositDueAt: v.nullable(v.string()),
  drinkMinutes: v.number(),
});

const change = { mutationId: v.string(), reservationId: v.string() };

/** The booking after the guest's own change. */
export const changedTable = v.object({ ...change, reservation: guestTableBooking });
export const changedBrunch = v.object({ ...change, reservation: guestBrunch });

export const cancelledBooking = v.object({ ...change, status: v.string() });
