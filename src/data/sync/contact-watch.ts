import type { AdminDb, StaffDeps } from '../admin-db';
import { clockOffsetMs, readingClock } from '../clock-offset';
import type { DataDeps, FetchPort } from '../db';
import { readMeta, withDb } from '../db';
import { countOutbox } from '../outbox/outbox';
import { createStore } from '../store';

const OFFSET = 'clockOffsetMs';

/** Holds the lead of the server's clock over this tablet's (ms); null while unknown. */
export const barClock = createStore<number | null>(null);

/** Converts this tablet's time to the server's, as far as known. */
export function barTimeOf(tabletMs: number): number {
  return tabletMs + (barClock.get() ?? 0);
}

export function tellingTime(fetch: FetchPort, clock: Pick<DataDeps, 'now' | 'mono'>): FetchPort {
  return readingClock(fetch, clock, (reading) => {
    barClock.set(clockOffsetMs(barClock.get(), reading));
  });
}

export async function keepBarClock(db: AdminDb): Promise<void> {
  barClock.subscribe(() => {
    const offsetMs = barClock.get();
    if (offsetMs === null) return;
    withDb(db, () => db.meta.put({ k: OFFSET, v: offsetMs })).catch(() => {
      // A failure is harmless: the next response carries the time again.
    });
  });
  const kept = await withDb(db, () => readMeta<number>(db, OFFSET));
  if (barClock.get() === null && kept !== undefined) barClock.set(kept);
}

/** The server sends a heartbeat every 8 s: after a longer silence (ms) the tablet asks. */
const ASK_AFTER_MS = 10_000;
/** The banner shows within 20 s of the last contact, including the 1 s checks and rendering. */
const STALE_AFTER_MS = 17_000;
const LOOK_EVERY_MS = 1_000;

type ContactWatchDeps = {
  now(): number;
  mono(): number;
  /** Returns the time of the last heartbeat or response; null if none has arrived since the start. */
  lastContactAt(): number | null;
  ask(): void;
  onStale(isStale: boolean): void;
};

/**
 * Detects a dead connection: after a silence, asks the server and reports a missing response. The watch uses the clock
 * that advanced further: a person may set one back, and sleep stops the other.
 */
export function startContactWatch(deps: ContactWatchDeps): () => void {
  let known = deps.lastContactAt();
  let heard = moment();
  let asked = heard;

  function moment() {
    return { now: deps.now(), mono: deps.mono() };
  }

  function since(then: { now: number; mono: number }): number {
    return Math.max(deps.now() - then.now, deps.mono() - then.mono);
  }

  function look() {
    const contactAt = deps.lastContactAt();
    if (contactAt !== known) {
      known = contactAt;
      heard = moment();
    }
    const silentMs = since(heard);
    deps.onStale(silentMs > STALE_AFTER_MS);
    if (silentMs <= ASK_AFTER_MS || since(asked) <= ASK_AFTER_MS) return;
    asked = moment();
    deps.ask();
  }

  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/** The id of this tablet stays through a sign-out. */
export const DEVICE = 'device';

export const SHIFT_KEY = 'bb-shift';

type TabletDeps = Pick<StaffDeps, 'db' | 'newId'>;

/** Resolves to the id of this tablet, made once and kept through every sign-out. */
export function deviceName({ db, newId }: TabletDeps): Promise<string> {
  return withDb(db, () =>
    db.transaction('rw', db.meta, async () => {
      const known = await readMeta<string>(db, DEVICE);
      const name = known ?? newId();
      if (known === undefined) await db.meta.put({ k: DEVICE, v: name });
      return name;
    }),
  );
}

export async function aboutThisTablet(deps: TabletDeps & Pick<DataDeps, 'storage'>) {
  const rows = await withDb(deps.db, () => deps.db.outbox.toArray());
  const { waiting, attention } = countOutbox(rows);
  const device = await deviceName(deps);
  const about = {
    device,
    waiting: String(waiting),
    attention: String(attention),
    clock: String(Math.round((barClock.get() ?? 0) / 1_000)),
  };
  return deps.storage.read(SHIFT_KEY) === 'on' ? { ...about, shift: '1' } : about;
}
