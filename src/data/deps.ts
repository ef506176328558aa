import type { Opening } from '#domain/opening/opening';
import { openingIn } from '#domain/opening/opening-schema';
import type { DeviceClock } from '#domain/sync/age';
import type { OutboxDb } from './db';
import { isRecord, recordOf } from './json';

export type FetchPort = (path: string, init?: RequestInit) => Promise<Response>;

export type StoragePort = {
  read(key: string): string | null;
  write(key: string, text: string | null): void;
};

export type LockPort = {
  request<T>(
    name: string,
    options: { ifAvailable?: boolean; steal?: boolean; signal?: AbortSignal },
    run: (lock: object | null) => Promise<T>,
  ): Promise<T>;
};

export type DataDeps<Db extends OutboxDb = OutboxDb> = {
  db: Db;
  now(): number;
  /** Returns a monotonic time; `bootId` names the app run that the time belongs to. */
  mono(): number;
  bootId: string;
  newId(): string;
  random(): number;
  fetch: FetchPort;
  storage: StoragePort;
  locks: LockPort | null;
  isHidden(): boolean;
  wait(ms: number): Promise<void>;
  wake(): void;
  makeRoom(): Promise<void>;
  /** Sets the number of PBKDF2 rounds for PINs; only tests use it. */
  pinRounds?: number;
};

export function clockOf({
  now,
  mono,
  bootId,
  storage,
}: Pick<DataDeps, 'now' | 'mono' | 'bootId' | 'storage'>): DeviceClock {
  return { now: now(), mono: mono(), bootId, opening: knownOpening(storage) };
}

export const VENUE_KEY = 'venue-facts';

/** Returns null if this device has never read the venue, and in the service worker, which has no such storage. */
export function knownOpening(storage: StoragePort): Opening | null {
  const rules = recordOf(storage.read(VENUE_KEY) ?? undefined)?.rules;
  return isRecord(rules) ? openingIn(rules.opening) : null;
}
