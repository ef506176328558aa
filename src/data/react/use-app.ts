import { useObservable } from 'dexie-react-hooks';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { BrunchRules } from '#domain/bookings/brunch-rules';
import { brunchRulesIn } from '#domain/bookings/brunch-rules';
import type { ClubRules } from '#domain/club/points';
import { USUAL_CLUB } from '#domain/club/points';
import type { KioskFacts } from '#domain/kiosks/kiosk';
import type { Opening } from '#domain/opening/opening';
import { openingIn } from '#domain/opening/opening';
import type { SeatRead } from '#domain/seatings/seating';
import type { GuestRules } from '#domain/settings/guest-rules';
import { USUAL_RULES } from '#domain/settings/guest-rules';
import type { TabletPresence } from '#domain/sync/tablet-presence';
import type { StaffDeps } from '../admin-db';
import type { GuestDeps, OutboxDb } from '../db';
import { storedKiosk } from '../kiosks/stored-kiosk';
import { liveRead } from '../live-read';
import { unsavedOrders } from '../orders/new-order';
import type { Tick } from '../orders/order-ticks';
import { waitingTicks } from '../orders/order-ticks';
import type { OutboxRow as StoredRow } from '../outbox/outbox-rows';
import { outboxRows } from '../outbox/outbox-rows';
import { installStore } from '../preferences/install-store';
import type { KnownVenue } from '../preferences/known-venue';
import { knownVenue, refreshVenue } from '../preferences/known-venue';
import type { Theme } from '../preferences/theme';
import { storedTheme, storeTheme } from '../preferences/theme';
import type { StoredSeat } from '../seatings/seat';
import { rereadSeat, seatStore, storedSeat } from '../seatings/seat';
import { deviceOf } from '../start/guest-device';
import { keepLiveChannel, tablesStore, tabletPresenceStore } from '../start/guest-live-channel';
import type { Update } from '../start/update-store';
import { updateStore } from '../start/update-store';
import type { StorageNotice } from '../storage/keep-storage';
import { lostMutations, storageNotice } from '../storage/keep-storage';
import { sharedWatch } from '../store';
import { useArea, useNet, useStore, useStoredValue } from './use-stores';

export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useStoredValue(storedTheme), storeTheme];
}

export function useInstall(): { canInstall: boolean; install(): Promise<void> } {
  const prompt = useStore(installStore);
  return {
    canInstall: prompt !== null,
    async install() {
      // The browser shows a prompt once.
      installStore.set(null);
      await prompt?.prompt();
    },
  };
}

export function useUpdate(): Update {
  return useStore(updateStore);
}

/** Returns this kiosk's settings; null without a kiosk, or before its approval. */
export function useKioskFacts(): KioskFacts | null {
  return useStoredValue(storedKiosk)?.facts ?? null;
}

/** Returns null until the area's device has started. */
export function useAreaDb(): OutboxDb | null {
  const area = useArea();
  const [db, setDb] = useState<OutboxDb | null>(null);
  useEffect(() => {
    deviceOf(area).then(({ deps }) => setDb(deps.db), console.error);
  }, [area]);
  return db;
}

/** Opens the database early, for a screen that ends in a command. */
export function useReadyDevice(): void {
  const area = useArea();
  useEffect(() => {
    void deviceOf(area);
  }, [area]);
}

type Command<Deps, Input, Result> = (deps: Deps, input: Input) => Promise<Result>;
type Run<Input, Result> = (input: Input) => Promise<Result>;

export function useCommand<I, R>(command: Command<GuestDeps, I, R>): Run<I, R>;
export function useCommand<I, R>(command: Command<StaffDeps, I, R>): Run<I, R>;
export function useCommand<I, R>(command: Command<never, I, R>): Run<I, R> {
  const area = useArea();
  return useCallback(
    async (input) => {
      const { deps } = await deviceOf(area);
      // The overloads keep guests' commands to the guest database, and staff's to theirs.
      return command(deps as never, input);
    },
    [area, command],
  );
}

export type { KnownVenue } from '../preferences/known-venue';

const LOOK_MS = 15_000;
/** Within this time (ms) an open page does not read again; a changed setting shows within a minute. */
const FRESH_MS = 40_000;

let askedAt = Number.NEGATIVE_INFINITY;
let isAsking = false;

/** Returns the stored venue first, then reads again while a page shows it; null means never read. */
export function useVenue(): KnownVenue | null {
  const venue = useStoredValue(knownVenue);
  const { state } = useNet();
  useEffect(() => {
    if (state === 'offline') return;
    askIfOld();
    const timer = setInterval(askIfOld, LOOK_MS);
    document.addEventListener('visibilitychange', askIfOld);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askIfOld);
    };
  }, [state]);
  return venue;
}

/** Returns the orders that a guest may place now, with the delivery fees; the server decides. */
export function useGuestRules(): GuestRules {
  // Until the first reading, the drawn page has the rules.
  return (useVenue() ?? knownVenue.getEmpty())?.rules ?? USUAL_RULES;
}

/** Returns tiers and rewards of the club as the venue set them. */
export function useClubRules(): ClubRules {
  return useGuestRules().club ?? USUAL_CLUB;
}

function askIfOld(): void {
  if (isAsking || document.hidden || performance.now() - askedAt < FRESH_MS) return;
  isAsking = true;
  void refreshVenue().then((isFresh) => {
    if (isFresh) askedAt = performance.now();
    isAsking = false;
  });
}

export function useOpening(): Opening {
  const { opening } = useGuestRules();
  return useMemo(() => openingIn(opening), [opening]);
}

/** Returns the brunch as last told; the server decides. */
export function useBrunchRules(): BrunchRules {
  const { brunch } = useGuestRules();
  return useMemo(() => brunchRulesIn(brunch), [brunch]);
}

/** Returns undefined until the first read. `inputs` are the values that `read` depends on. */
export function useLiveRead<T>(read: () => PromiseLike<T>, inputs: readonly unknown[]) {
  return useObservable(() => liveRead(read), [...inputs]);
}

/** Returns an unread event of this device's storage, and the number of lost mutations. */
export function useStorageNotice(): { kind: StorageNotice['kind']; lost: number } | null {
  const notice = useStore(storageNotice);
  return notice && { kind: notice.kind, lost: lostMutations(notice) };
}

export function dismissStorageNotice(): void {
  storageNotice.set(null);
}

export type OutboxRow = StoredRow & {
  ticks: Tick[];
};

export function useOutbox(): OutboxRow[] {
  const db = useAreaDb();
  const unsaved = useStore(unsavedOrders);
  // Unreadable storage shows nothing here; the connection banner reports it.
  const stored = useLiveRead(async () => db?.outbox.toArray().catch(() => []), [db]);
  const inMemory = [...unsaved.values()].map(({ entry }) => entry);
  return outboxRows([...(stored ?? []), ...inMemory]).map((row) => ({
    ...row,
    ticks: row.kind === 'order.create' ? ticksOf(row, unsaved.has(row.id)) : [],
  }));
}

export async function sendAllNow(): Promise<void> {
  const area = globalThis.location?.pathname.startsWith('/admin') ? 'admin' : 'guest';
  const { loop } = await deviceOf(area);
  await loop.run(true);
}

/** Returns the ticks. A mutation that needs a person was refused; the server may have accepted another sent one. */
function ticksOf({ createdAt, sentAt, state }: StoredRow, isUnsaved: boolean): Tick[] {
  const isAsking = state === 'needs_user' || state === 'rejected';
  return waitingTicks({ placedAt: createdAt ?? 0, isUnsaved }, isAsking ? null : sentAt);
}

/** Shares one connection among several components. */
const watchServer = sharedWatch(keepLiveChannel);

export function useTabletPresence(): TabletPresence | null {
  const bar = useStore(tabletPresenceStore);
  const { state } = useNet();
  useEffect(watchServer, []);
  return state === 'offline' ? null : bar;
}

export function useHasSeat(): boolean {
  return useStoredValue(storedSeat) !== null;
}

/** Returns this phone's table, read again after each change at the tables. */
export function useSeat(): { stored: StoredSeat | null; seat: SeatRead | null } {
  // The hook keeps the live channel open.
  useTabletPresence();
  const stored = useStoredValue(storedSeat);
  const seat = useStore(seatStore);
  const tables = useStore(tablesStore);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change at the tables is a reason to read.
  useEffect(() => {
    void rereadSeat();
  }, [tables]);
  return { stored, seat };
}
