import type { DexieOptions, Table } from 'dexie';
import { Dexie } from 'dexie';
import type { FlexMinutes } from '#domain/bookings/book-table';
import type { GuestTableBooking, Slot, TablePreference } from '#domain/bookings/booking';
import type { GuestBrunch } from '#domain/bookings/brunch-changes';
import type { BrunchPlate } from '#domain/bookings/brunch-party';
import type { TurkishNames } from '#domain/bookings/brunch-rules';
import type { CartLine } from '#domain/cart/cart';
import type { Allergen, MenuItem } from '#domain/menu/menu-item';
import type { MessageForm } from '#domain/messages/send-message';
import type { Opening } from '#domain/opening/opening';
import { openingIn } from '#domain/opening/opening';
import type { DeliveryDetails } from '#domain/orders/delivery';
import type { OrderResponse } from '#domain/orders/guest-order';
import type { ServiceType } from '#domain/orders/order';
import type { OutboxEntry } from '#domain/registry/guest-mutations';
import { GUEST_MUTATIONS } from '#domain/registry/guest-mutations';
import type { DeviceClock, EntryState } from '#domain/sync/mutation';
import { entityIdOf } from '#domain/sync/mutation';
import { isRecord, recordOf } from './json';
import { knowMutations } from './known-mutations';

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

/** The app writes this marker once: the browser has cleared a database without the marker. */
export const INIT_MARKER = 'initMarker';

export type FollowUp = (() => Promise<unknown>) | null;
type FollowUpDeps = Pick<DataDeps, 'now' | 'mono' | 'bootId' | 'newId'>;

export type Received = {
  entry: OutboxEntry;
  id: string;
  state: EntryState;
  response: unknown;
  now: number;
};

/** Method syntax lets a receiver of GuestDb count as a receiver of OutboxDb. */
export type Receivers<Db extends OutboxDb> = {
  /** Writes a response into the rows. Runs inside the transaction that settles the entry. */
  receive(db: Db, received: Received): PromiseLike<unknown>;
  /**
   * Prepares, before the transaction, the automatic follow-up to a question of the server; null means that a person
   * must decide. The returned function runs inside the transaction that settles the entry.
   */
  followUp?(db: Db, deps: FollowUpDeps, asked: OutboxEntry, response: unknown): Promise<FollowUp>;
  /** Runs inside the sweep's transaction. */
  tidy(db: Db, now: number): Promise<void>;
};

export type DbOptions = Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'>;

export const OUTBOX_STORES = {
  outbox: '&id, entityKey, [state+nextAt], createdAt',
  meta: '&k',
} as const;

export abstract class OutboxDb extends Dexie {
  declare readonly outbox: Table<OutboxEntry, string>;
  declare readonly meta: Table<{ k: string; v: unknown }, string>;

  /** True once a newer build has upgraded the database: this build stops writing. */
  isRetired = false;

  constructor(
    name: string,
    private readonly receivers: Receivers<OutboxDb>,
    options: DbOptions,
  ) {
    // Strict durability: the app shows "saved on this phone" only once the disk has the data.
    super(name, { ...options, chromeTransactionDurability: 'strict', cache: 'cloned' });
  }

  abstract get responseTables(): Table[];

  receive(
    entry: OutboxEntry,
    state: EntryState,
    response: unknown,
    now: number,
  ): PromiseLike<unknown> {
    const id = entityIdOf(entry.entityKey);
    return this.receivers.receive(this, { entry, id, state, response, now });
  }

  async followUp(deps: FollowUpDeps, asked: OutboxEntry, response: unknown): Promise<FollowUp> {
    return (await this.receivers.followUp?.(this, deps, asked, response)) ?? null;
  }

  async tidy(now: number): Promise<void> {
    await this.receivers.tidy(this, now);
  }
}

export async function readMeta<T>(db: OutboxDb, key: string): Promise<T | undefined> {
  const row = await db.meta.get(key);
  // Only this app writes the table, each key with one type.
  return row?.v as T | undefined;
}

const OPEN_WATCHDOG_MS = 5_000;
const MAX_HEALINGS = 3;

export class StorageRefused extends Error {
  constructor(cause: unknown) {
    super('The browser refuses to store.', { cause });
    this.name = 'StorageRefused';
  }
}

/**
 * Runs a function on the database; after a lost connection it reopens the database and retries, at most three times.
 * The function must be idempotent. An opening that hangs for 5 s counts as refused.
 */
export async function withDb<T>(
  db: OutboxDb,
  run: () => PromiseLike<T>,
  watchdogMs = OPEN_WATCHDOG_MS,
): Promise<T> {
  for (let healings = 0; ; healings += 1) {
    try {
      await opened(db, watchdogMs);
      return await run();
    } catch (error) {
      if (healings >= MAX_HEALINGS || !isLostConnection(error)) throw error;
      db.close({ disableAutoOpen: false });
    }
  }
}

async function opened(db: OutboxDb, watchdogMs: number): Promise<void> {
  if (db.isRetired) throw new StorageRefused('retired');
  if (db.isOpen()) return;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  const hung = new Promise<never>((_, reject) => {
    watchdog = setTimeout(() => reject(new StorageRefused('open hangs')), watchdogMs);
  });
  try {
    await Promise.race([db.open(), hung]);
  } finally {
    clearTimeout(watchdog);
  }
}

const LOST_NAMES = ['UnknownError', 'InvalidStateError', 'DatabaseClosedError'];
const LOST_WORDS = /connection (to indexed database server )?(was )?lost|without an in-progress/i;

function isLostConnection(error: unknown): boolean {
  return causesOf(error).some(
    ({ name, message }) => LOST_NAMES.includes(name) || LOST_WORDS.test(message),
  );
}

/** The `inner` error of an AbortError shows a full quota. */
export function isQuota(error: unknown): boolean {
  return causesOf(error).some(({ name }) => name === 'QuotaExceededError');
}

function causesOf(error: unknown): { name: string; message: string }[] {
  const causes: { name: string; message: string }[] = [];
  let cause = error;
  while (isRecord(cause) && causes.length < 5) {
    causes.push({ name: String(cause.name), message: String(cause.message) });
    cause = cause.inner;
  }
  return causes;
}

knowMutations(GUEST_MUTATIONS);

/** Older builds and their stored menus know no `noAllergens`: there, an empty list means unchecked. */
export type WireMenuItem = Omit<MenuItem, 'priceKurus' | 'allergens'> & {
  price: string;
  allergens: Allergen[];
  noAllergens?: true;
};

export type CheckoutDraft = {
  serviceType: ServiceType | null;
  tableNumber: string;
  delivery: DeliveryDetails;
  guestName: string;
  /** Holds the seat secret, if the order is for this phone's table. */
  seat?: string;
};

/** Holds this device's copy of an order: the request, and the server's last response. */
export type MyOrder = {
  id: string;
  code: string;
  /** Authorizes reading and cancelling the order. An empty text means that no secret is stored. */
  secret: string;
  createdAt: number;
  lines: CartLine[];
  draft: CheckoutDraft;
  totalKurus: number;
  feeKurus: number;
  answer?: OrderResponse;
  /** Holds the time of the response (ms, this device's clock); missing when only the confirmation is known. */
  seenAt?: number;
  /** Holds the server's time of the last response (ms). */
  barAt?: number;
  /** The browser did not store the order: the order exists as long as this page. */
  isUnsaved?: true;
  wasKurus?: number;
  supersedes?: string;
  supersededBy?: string;
};

type BookingGuest = Record<'guestName' | 'guestEmail' | 'guestPhone' | 'specialRequests', string>;

export type TableWish = BookingGuest &
  Slot & {
    partySize: number;
    tablePreference: TablePreference;
    /** If the slot is full, the party waits for a time so near to it; a missing one: it does not wait. */
    flexMinutes?: FlexMinutes;
  };

export type BrunchWish = BookingGuest &
  Slot & {
    partySize: number;
    selectedFood: string;
    selectedSauce: string | null;
    selectedDrink: string;
    /** Bookings of older builds lack this field. */
    otherChoices?: BrunchPlate[];
    /** Holds the shown Turkish names, where they are not the usual ones; not sent. */
    names?: TurkishNames | null;
    /** Holds the price shown, in lira; null means that the menu had no price. */
    totalAmount?: string | null;
    depositRequired: boolean;
    /** Holds the deposit shown, in lira; bookings of older builds lack this field. */
    depositAmount?: string | null;
  };

export type Asked = { kind: 'reservation'; wish: TableWish } | { kind: 'brunch'; wish: BrunchWish };
export type BookingKind = Asked['kind'];

/** Holds this device's copy of a booking: the request, and the server's last response. */
export type MyBooking = Asked & {
  id: string;
  code: string;
  /** Authorizes reading and cancelling the booking. An empty text means that no secret is stored. */
  secret: string;
  createdAt: number;
  startsAt: number;
  answer?: BookingResponse;
  /** Holds the time of the response (ms, this device's clock); missing when only the confirmation is known. */
  seenAt?: number;
  supersedes?: string;
  supersededBy?: string;
};

/** Holds the server's response without personal data, which this device does not store. */
export type BookingResponse = GuestTableBooking | GuestBrunch;

/** Holds this device's copy of a message. Sending the message deletes its text here. */
export type MyMessage = MessageForm & {
  id: string;
  createdAt: number;
  /** When the server received the message (ms, this device's clock). */
  receivedAt?: number;
};

const GUEST_DB_NAME = 'bb-guest';

export class GuestDb extends OutboxDb {
  declare readonly myOrder: Table<MyOrder, string>;
  declare readonly myBooking: Table<MyBooking, string>;
  declare readonly myMessage: Table<MyMessage, string>;

  constructor(receivers: Receivers<GuestDb>, options: DbOptions = {}) {
    super(GUEST_DB_NAME, receivers, options);
    this.version(1).stores({ ...OUTBOX_STORES, myOrder: '&id, createdAt' });
    this.version(2).stores({ myBooking: '&id, createdAt' });
    this.version(3).stores({ myMessage: '&id, createdAt' });
  }

  get responseTables(): Table[] {
    return [this.myOrder, this.myBooking, this.myMessage];
  }
}

export type GuestDeps = DataDeps<GuestDb>;
