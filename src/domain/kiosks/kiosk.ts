import * as v from 'valibot';
import { requiredText } from '../fields';
import type { kioskFacts } from '../seatings/guest-seat';
import { pinText } from '../staff/pin';

/** An unpaired tablet shows its code for staff this long. */
export const KIOSK_CODE_MS = 10 * 60_000;
/** A kiosk reports at this interval; staff see a kiosk as lost after this silence. */
export const KIOSK_REPORT_MS = 15_000;
export const KIOSK_SILENT_MS = 60_000;

/** A report lists at most this many order codes of a kind. */
export const MAX_CODES = 20;
const orderCodes = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(12))),
  v.maxLength(MAX_CODES, 'list.too_long'),
);

/** The kiosk makes these 128 or more random bits; any holder of the bits counts as the kiosk. */
const kioskSecret = v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/, 'kiosk.unknown'));

export const pairKioskInput = v.object({ secret: kioskSecret });

export const kioskReportInput = v.object({
  secret: kioskSecret,
  /** True while a guest is ordering. */
  isInUse: v.boolean(),
  /** Counts the orders that wait for the connection. */
  waiting: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Kiosks of older builds only count them. */
  waitingCodes: v.optional(orderCodes, []),
  /** Lists the orders that the kiosk no longer sends. */
  unsent: orderCodes,
});

/** Describes the body of POST /api/kiosks/unlock; `leave` ends kiosk mode on the tablet. */
export const unlockKioskInput = v.object({
  secret: kioskSecret,
  pin: v.pipe(v.string('pin.invalid'), v.regex(/^\d{4,6}$/, 'pin.invalid')),
  leave: v.boolean(),
});

/** Describes the body of POST /api/admin/kiosks, with which staff approve the tablet that shows the code. */
export const addKioskInput = v.object({
  code: v.pipe(v.string('code.required'), v.regex(/^\d{6}$/, 'code.invalid')),
  name: requiredText('name.required', 40),
  /** The kiosk is fixed at this table; null means that the kiosk is at the door and guests name their table. */
  tableId: v.nullable(v.pipe(v.number('table.unknown'), v.integer('table.unknown'))),
  /** This PIN opens the staff's part of the kiosk. */
  pin: pinText,
});

export const changeKioskInput = v.object({ isOutOfOrder: v.boolean() });

export type KioskReportInput = v.InferOutput<typeof kioskReportInput>;
export type KioskReport = Omit<KioskReportInput, 'secret'>;
export type AddKioskInput = v.InferOutput<typeof addKioskInput>;
export type ChangeKioskInput = v.InferOutput<typeof changeKioskInput>;

export type KioskFacts = v.InferOutput<typeof kioskFacts>;

/** Describes a kiosk as staff see it, with its last report; null means that it has not reported. */
export type KioskRead = KioskFacts & {
  id: string;
  v: number;
  seenAt: string | null;
  isInUse: boolean;
  waiting: number;
  waitingCodes: readonly string[];
  unsent: readonly string[];
};
