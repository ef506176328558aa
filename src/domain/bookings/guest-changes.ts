import type { Slot } from './slots';

/** What a guest may change of a booking. */
export type BookedTime = Slot & { partySize: number };

/** A guest's change of a booking: when it arrived (ms), what was booked before and since. */
export type GuestChange = { at: number; from: BookedTime; to: BookedTime };
