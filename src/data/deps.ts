import type { DeviceClock } from '#domain/sync/age';
import type { OutboxDb } from './db';

/** `fetch` with a path of our own server. */
export type FetchPort = (path: string, init?: RequestInit) => Promise<Response>;

/** Small texts that survive a reload: the cart, an order that was just tapped. */
export type StoragePort = {
  read(key: string): string | null;
  write(key: string, text: string | null): void;
};

/** The part of Web Locks that is used; null where the browser has none. */
export type LockPort = {
  request<T>(
    name: string,
    options: { ifAvailable?: boolean; steal?: boolean; signal?: AbortSignal },
    run: (lock: object | null) => Promise<T>,
  ): Promise<T>;
};

/** What commands need from outside: clock, ids, network. Tests pass their own. */
export type DataDeps<Db extends OutboxDb = OutboxDb> = {
  db: Db;
  now(): number;
  /** A monotonic clock, and the run of the app that it belongs to. */
  mono(): number;
  bootId: string;
  newId(): string;
  random(): number;
  fetch: FetchPort;
  storage: StoragePort;
  locks: LockPort | null;
  isHidden(): boolean;
  wait(ms: number): Promise<void>;
  /** Called when a mutation was queued: send soon. */
  wake(): void;
  /** Called when storage is full: deletes pictures, which can be fetched again. */
  makeRoom(): Promise<void>;
  /** PBKDF2 rounds of a PIN that is kept on this device; only tests set it. */
  pinRounds?: number;
};

/** The device's clocks, read together. */
export function clockOf({
  now,
  mono,
  bootId,
}: Pick<DataDeps, 'now' | 'mono' | 'bootId'>): DeviceClock {
  return { now: now(), mono: mono(), bootId };
}
