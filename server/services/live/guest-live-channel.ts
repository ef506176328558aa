import { DomainError } from '#domain/error-codes';
import type { Opening } from '#domain/opening/opening';
import { type LiveStatus, tabletPresence } from '#domain/sync/tablet-presence';
import { log } from '../../log/log';
import { createEventHub } from './live-hub';

/** The public live channel announces menu changes and missing tablets to guests' pages. */
export type GuestLiveChannel = {
  /** @throws DomainError rate_limited when an address, or the whole server, has too many connections */
  open(ip: string): ReadableStream<Uint8Array>;
  news(): Promise<LiveStatus>;
  menuChanged(): void;
  openingChanged(): void;
  /** The server calls this function when a table's orders, seating or calls may have changed. */
  tablesChanged(seq: number): void;
  /** The server calls this function when a tablet with a started shift has pulled. */
  tabletSpoke(): void;
  /** The server calls this function when a tablet has spoken to another process. */
  tabletSpokeAt(at: number): void;
  clients(): number;
  close(): void;
};

type GuestLiveChannelOptions = {
  menuVersion: () => Promise<string>;
  now: () => number;
  opening: () => Promise<Opening>;
  /** The value null means that nobody ever started a shift, so no tablet is missing. */
  firstShiftAt: number | null;
  /** Remembers the first shift over restarts. */
  onFirstShift: (at: number) => Promise<void>;
  /** Tells other processes. */
  onContact: (at: number) => Promise<void>;
  heartbeatMs?: number;
};

/** A venue's guests share one address, but one address must not take all connections. */
const MAX_PER_ADDRESS = 300;
const MAX_LINES = 3_000;
const RETRY_S = 30;
const LOOK_EVERY_MS = 5_000;

export async function createGuestLiveChannel({
  menuVersion,
  now,
  opening,
  firstShiftAt,
  onFirstShift,
  onContact,
  heartbeatMs,
}: GuestLiveChannelOptions): Promise<GuestLiveChannel> {
  // After a restart a tablet gets the full time again.
  let lastContactAt = firstShiftAt === null ? null : now();
  let hours = await opening();
  let told: LiveStatus = {
    menu: await menuVersion(),
    bar: tabletPresence(lastContactAt, now(), hours),
    tables: 0,
  };
  const hub = createEventHub({
    now,
    news: () => `event: house\ndata: ${JSON.stringify(told)}\n\n`,
    maxPerName: MAX_PER_ADDRESS,
    ...(heartbeatMs === undefined ? {} : { heartbeatMs }),
  });
  const looking = setInterval(look, LOOK_EVERY_MS).unref();

  function tell(news: Partial<LiveStatus>): void {
    const next = { ...told, ...news };
    const isSame = next.menu === told.menu && next.bar === told.bar && next.tables === told.tables;
    if (isSame) return;
    told = next;
    hub.tell();
  }

  function look(): void {
    tell({ bar: tabletPresence(lastContactAt, now(), hours) });
  }

  return {
    open(ip) {
      const isFull = hub.clients() >= MAX_LINES || hub.clientsOf(ip) >= MAX_PER_ADDRESS;
      if (isFull) throw new DomainError('rate_limited', { retryAfterS: RETRY_S });
      look();
      return hub.open(ip);
    },
    async news() {
      look();
      return { ...told, menu: await menuVersion() };
    },
    menuChanged() {
      menuVersion().then(
        (menu) => tell({ menu }),
        (error: unknown) => log.error('live.menu_not_read', error),
      );
    },
    openingChanged() {
      opening().then(
        (changed) => {
          hours = changed;
          look();
        },
        (error: unknown) => log.error('live.hours_not_read', error),
      );
    },
    tablesChanged: (tables) => tell({ tables }),
    tabletSpoke() {
      const isFirst = lastContactAt === null;
      lastContactAt = now();
      look();
      onContact(lastContactAt).catch((error: unknown) => log.error('live.contact_not_told', error));
      if (!isFirst) return;
      onFirstShift(lastContactAt).catch((error: unknown) =>
        log.error('live.first_shift_not_kept', error),
      );
    },
    tabletSpokeAt(at) {
      if (at <= (lastContactAt ?? 0)) return;
      lastContactAt = at;
      look();
    },
    clients: hub.clients,
    close() {
      clearInterval(looking);
      hub.close();
    },
  };
}
