import type { ActionKind } from '../action';
import { billActions } from './bills';
import { deviceActions } from './devices';
import { guestBookingActions } from './guest-booking';
import { guestOrderActions } from './guest-order';
import { qrOrderActions } from './qr-order';
import { roundActions } from './rounds';
import { serverActions } from './server';
import { staffActions } from './staff';
import { staffSaysActions } from './staff-says';
import { tableActions } from './tables';
import { tillActions } from './till';
import { writtenBookingActions } from './written-bookings';

/** Lists all actions; a new action is a file and a line here. */
export const ACTS: Readonly<Record<string, ActionKind>> = {
  ...guestOrderActions,
  ...guestBookingActions,
  ...writtenBookingActions,
  ...staffActions,
  ...staffSaysActions,
  ...tableActions,
  ...billActions,
  ...roundActions,
  ...tillActions,
  ...qrOrderActions,
  ...serverActions,
  ...deviceActions,
};
