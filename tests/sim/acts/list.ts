import type { ActKind } from '../act';
import { deviceActs } from './devices';
import { guestBookingActs } from './guest-booking';
import { guestOrderActs } from './guest-order';
import { houseActs } from './house';
import { staffActs } from './staff';

/** Everything that can happen; a new kind of act is a file and a line here. */
export const ACTS: Readonly<Record<string, ActKind>> = {
  ...guestOrderActs,
  ...guestBookingActs,
  ...staffActs,
  ...houseActs,
  ...deviceActs,
};
