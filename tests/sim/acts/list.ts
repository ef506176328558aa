import type { ActKind } from '../act';
import { deviceActs } from './devices';
import { floorActs } from './floor';
import { guestBookingActs } from './guest-booking';
import { guestOrderActs } from './guest-order';
import { handOverActs } from './hand-over';
import { houseActs } from './server';
import { staffActs } from './staff';
import { staffSaysActs } from './staff-says';

/** Everything that can happen; a new kind of act is a file and a line here. */
export const ACTS: Readonly<Record<string, ActKind>> = {
  ...guestOrderActs,
  ...guestBookingActs,
  ...staffActs,
  ...staffSaysActs,
  ...floorActs,
  ...handOverActs,
  ...houseActs,
  ...deviceActs,
};
