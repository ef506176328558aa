import type { DeviceClock } from '#domain/sync/age';
import type { OutboxDb } from './db';

/** `fetch` with a path of our own server. */
export type FetchPort = (path: string, init?: RequestInit) => Promise<Response>;

/** Small texts that outlive the page: the cart, an order that was just tapped. */
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

/** What acts on the device need from the world. A test hands in its own clock, ids and network. */
export type DataDeps<Db extends OutboxDb = OutboxDb> = {
  db: Db;
  now(): number;
  /** A clock that only runs forward, and the run of the app that it belongs to. */
  mono(): number;
  bootId: string;
  newId(): string;
  random(): number;
  fetch: FetchPort;
  storage: StoragePort;
  locks: LockPort | null;
  isHidden(): boolean;
  /** Lets time pass. */
  wait(ms: number): Promise<void>;
  /** Something was queued: send soon. */
  wake(): void;
  /** Storage is full: give up pictures, they can be had again. */
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
