import * as v from 'valibot';
import { uuidText } from '../fields';
import type { Mutation } from '../sync/mutation';
import { FOREVER } from '../sync/mutation';

/** This many consecutive wrong PINs cause the first lock. */
export const PIN_TRIES = 5;
export const PIN_LOCK_MS = 5 * 60_000;
/** The number equals three and a half days. */
export const PIN_DOUBLED_AT_MOST = 10;

/** Returns the lock after this many consecutive wrong PINs (ms), which doubles each time; 0 means no lock. */
export function pinLockMs(tries: number): number {
  if (tries === 0 || tries % PIN_TRIES !== 0) return 0;
  return PIN_LOCK_MS * 2 ** Math.min(tries / PIN_TRIES - 1, PIN_DOUBLED_AT_MOST);
}

export function triesLeft(tries: number): number {
  return PIN_TRIES - (tries % PIN_TRIES);
}

export function leastPinLength(role: string): number {
  return role === 'super_admin' || role === 'admin' ? 6 : 4;
}

/** Accepts four to six digits that are neither all equal nor sequential. */
export const pinText = v.pipe(
  v.string('pin.invalid'),
  v.regex(/^\d{4,6}$/, 'pin.invalid'),
  v.check((pin) => pin.length < 4 || !isGuessedFirst(pin), 'pin.too_easy'),
);

/** Setting a PIN needs the password: the tablet may be in other hands. */
export const setPinInput = v.object({
  currentPassword: v.pipe(
    v.string('password.required'),
    v.minLength(1, 'password.required'),
    v.maxLength(200, 'password.too_long'),
  ),
  pin: pinText,
});
export type SetPinInput = v.InferOutput<typeof setPinInput>;

export const switchStaffInput = v.object({
  staffId: uuidText,
  pin: v.pipe(v.string('pin.invalid'), v.regex(/^\d{4,6}$/, 'pin.invalid')),
});
export type SwitchStaffInput = v.InferOutput<typeof switchStaffInput>;

/** An offline tablet locked itself after wrong PINs for a person. Each person has a separate sequence (`pin:<id>`). */
export const reportPinLockMutation = {
  kind: 'staff.pin_lock',
  entity: 'pin',
  method: 'POST',
  path: '/api/admin/auth/pin-locks/:id',
  schema: v.object({}),
  need: 'signed-in',
  ttlMs: FOREVER,
  staleCode: 'booking.too_late',
  row: null,
  audit: 'staff.pin_locked',
} as const satisfies Mutation;

const MAX_VERSION = 64;

/** A tablet without a connection checked this person's PIN of this version; with one, the server has the approval already. */
export const checkedHere = {
  approvedBy: v.exactOptional(uuidText),
  pinVersion: v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_VERSION))),
};
export type CheckedHere = { approvedBy?: string; pinVersion?: string };

export type TeamMember = {
  id: string;
  firstName: string;
  lastName: string;
  role: string;
  hasPin: boolean;
  /** Holds the version of the PIN, new with each PIN; null means that no PIN is set. */
  pinVersion: string | null;
};

function isGuessedFirst(pin: string): boolean {
  const steps = new Set([...pin].slice(1).map((digit, nth) => Number(digit) - Number(pin[nth])));
  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) <= 1;
}
