import type { TeamMember } from '#domain/staff/pin';
import { pinLockMs, triesLeft } from '#domain/staff/pin';
import type { AdminDb, StaffDeps } from '../admin-db';
import { readMeta, withDb } from '../db';
import type { StaffUser } from '../session';
import { readSession } from '../session';

type PinKey = { salt: string; rounds: number; hash: string };

const ROUNDS = 310_000;
const BITS = 256;

/** Resolves to null without Web Crypto (plain http): such a tablet asks the server. */
export async function pinKeyOf(pin: string, rounds = ROUNDS): Promise<PinKey | null> {
  if (!globalThis.crypto?.subtle) return null;
  const salt = textOf(crypto.getRandomValues(new Uint8Array(16)));
  return { salt, rounds, hash: await derive(pin, salt, rounds) };
}

export async function isPinOf({ salt, rounds, hash }: PinKey, pin: string): Promise<boolean> {
  return (await derive(pin, salt, rounds)) === hash;
}

async function derive(pin: string, salt: string, iterations: number): Promise<string> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', text.encode(pin), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const way = { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations };
  return textOf(new Uint8Array(await crypto.subtle.deriveBits(way, key, BITS)));
}

function textOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Records a person who has unlocked this tablet, with their consecutive wrong PINs. */
type KnownPin = {
  user: StaffUser;
  key: PinKey;
  tries: number;
  lockedUntil: number;
  version?: string;
};

type LockDeps = Pick<StaffDeps, 'db' | 'now'>;
/** `unknown_here`: only the server could verify the PIN, and the tablet is offline. */
export type PinVerdict =
  | { is: 'right'; user: StaffUser; version?: string }
  | { is: 'wrong'; left: number }
  | { is: 'locked'; until: number; isNew?: true }
  | { is: 'unknown_here' };

const LOCK = 'lock';
const PINS = 'pins';
const TEAM = 'team';

/** Locks the tablet; sync and alarm continue. */
export async function lockTablet({ db, now }: LockDeps): Promise<void> {
  await withDb(db, async () => {
    const session = await readSession(db);
    if (session && !session.isLocked) await db.meta.put({ k: LOCK, v: now() });
  });
}

export async function openLock({ db }: Pick<LockDeps, 'db'>): Promise<void> {
  await withDb(db, () => db.meta.delete(LOCK));
}

export async function isTabletLocked(db: AdminDb): Promise<boolean> {
  return (await readMeta<number>(db, LOCK)) !== undefined;
}

export async function readPins(db: AdminDb): Promise<Record<string, KnownPin>> {
  return (await readMeta<Record<string, KnownPin>>(db, PINS)) ?? {};
}

export async function readTeam(db: AdminDb): Promise<TeamMember[]> {
  return (await readMeta<TeamMember[]>(db, TEAM)) ?? [];
}

/** Stores the team: people who have left or changed their PIN can no longer unlock this tablet offline. */
export async function keepTeam(db: AdminDb, team: readonly TeamMember[]): Promise<void> {
  const byId = new Map(team.map((member) => [member.id, member]));
  await withDb(db, () =>
    db.transaction('rw', db.meta, async () => {
      const pins = Object.values(await readPins(db)).flatMap((known) => {
        const member = byId.get(known.user.id);
        return member && isStillTheirs(known, member)
          ? [{ ...known, user: asTheyAre(known.user, member) }]
          : [];
      });
      await db.meta.bulkPut([
        { k: TEAM, v: team },
        { k: PINS, v: Object.fromEntries(pins.map((known) => [known.user.id, known])) },
      ]);
    }),
  );
}

/** True if the PIN's version is current. Servers of older builds send no versions. */
function isStillTheirs({ version }: KnownPin, { hasPin, pinVersion }: TeamMember): boolean {
  return hasPin && (pinVersion === undefined || pinVersion === version);
}

function asTheyAre(user: StaffUser, { firstName, lastName, role }: TeamMember): StaffUser {
  return { ...user, firstName, lastName, role };
}

type RightPin = { user: StaffUser; pin: string; version: string | undefined };

/** Stores a PIN that the server has accepted: the PIN now works offline too. */
export async function rememberPin(
  { db, pinRounds }: Pick<StaffDeps, 'db' | 'pinRounds'>,
  { user, pin, version }: RightPin,
): Promise<void> {
  const key = await pinKeyOf(pin, pinRounds);
  const known = { user, tries: 0, lockedUntil: 0, ...(version === undefined ? {} : { version }) };
  if (key) await putPin(db, { ...known, key });
}

/** Deletes a PIN that the server has refused: the PIN no longer works offline. */
export async function unlearnPin(
  { db }: Pick<LockDeps, 'db'>,
  { staffId, pin }: { staffId: string; pin: string },
): Promise<void> {
  const known = (await withDb(db, () => readPins(db)))[staffId];
  if (!known || !(await isPinOf(known.key, pin))) return;
  await withDb(db, () =>
    db.transaction('rw', db.meta, async () => {
      const { [staffId]: _old, ...others } = await readPins(db);
      await db.meta.put({ k: PINS, v: others });
    }),
  );
}

/** Verifies a PIN offline. Counts the attempt before the check. */
export async function provePinHere(
  { db, now }: LockDeps,
  { staffId, pin }: { staffId: string; pin: string },
): Promise<PinVerdict> {
  const known = (await withDb(db, () => readPins(db)))[staffId];
  if (!known) return { is: 'unknown_here' };
  if (known.lockedUntil > now()) return { is: 'locked', until: known.lockedUntil };
  const tries = known.tries + 1;
  const lockMs = pinLockMs(tries);
  const lockedUntil = lockMs > 0 ? now() + lockMs : 0;
  await putPin(db, { ...known, tries, lockedUntil });
  if (await isPinOf(known.key, pin)) {
    await putPin(db, { ...known, tries: 0, lockedUntil: 0 });
    const { user, version } = known;
    return { is: 'right', user, ...(version !== undefined && { version }) };
  }
  return lockedUntil > 0
    ? { is: 'locked', until: lockedUntil, isNew: true }
    : { is: 'wrong', left: triesLeft(tries) };
}

function putPin(db: AdminDb, pin: KnownPin): Promise<unknown> {
  return withDb(db, () =>
    db.transaction('rw', db.meta, async () => {
      await db.meta.put({ k: PINS, v: { ...(await readPins(db)), [pin.user.id]: pin } });
    }),
  );
}
