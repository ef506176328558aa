import { DomainError } from '#domain/error-codes';
import type { Opening } from '#domain/opening/opening';
import type { LiveStatus } from '#domain/sync/tablet-presence';
import { tabletPresence } from '#domain/sync/tablet-presence';
import { log } from '../../log/log';

type HubOptions = {
  now: () => number;
  news: () => string;
  maxPerName?: number;
  heartbeatMs?: number;
  coalesceMs?: number;
  stalledMs?: number;
};

type Client = {
  who: string;
  openedAt: number;
  controller: ReadableStreamDefaultController<Uint8Array>;
  /** The slot holds one event: a newer one replaces an event that the listener has not read yet. */
  waiting: string | null;
  stalledSince: number | null;
};

/** The heartbeat (ms) must fit twice into 20 s, in which staff see a lost connection. */
const HEARTBEAT_MS = 8_000;
const IDLE_CAP_MS = 2 * 60 * 60_000;

const encoder = new TextEncoder();

/** The hub sends event streams to many listeners; each gets the latest event only. */
function createEventHub({
  now,
  news,
  maxPerName = 3,
  heartbeatMs = HEARTBEAT_MS,
  coalesceMs = 100,
  stalledMs = 30_000,
}: HubOptions) {
  const clients = new Set<Client>();
  let sendTimer: NodeJS.Timeout | null = null;
  let lastSentAt = 0;
  const heartbeat = setInterval(beat, heartbeatMs).unref();

  function drop(client: Client): void {
    if (clients.delete(client)) client.controller.close();
  }

  /** Destroys the connection: a graceful end would queue behind unread data. */
  function cut(client: Client): void {
    clients.delete(client);
    client.controller.error(new Error('A listener stopped reading its live channel.'));
  }

  function beat(): void {
    for (const client of clients) {
      const isStalled = client.stalledSince !== null && now() - client.stalledSince > stalledMs;
      if (isStalled) cut(client);
      else if (now() - client.openedAt > IDLE_CAP_MS) drop(client);
      else if (client.waiting === null) send(client, 'event: hb\ndata: {}\n\n', now());
    }
  }

  function sendAll(): void {
    sendTimer = null;
    lastSentAt = now();
    const text = news();
    for (const client of clients) send(client, text, now());
  }

  function openOf(who: string): Client[] {
    return [...clients].filter((client) => client.who === who);
  }

  function makeRoom(who: string): void {
    const own = openOf(who);
    for (const client of own.slice(0, Math.max(0, own.length - maxPerName + 1))) drop(client);
  }

  /** Opens a stream for a listener's name; each name has a limit of streams. */
  function open(who: string): ReadableStream<Uint8Array> {
    makeRoom(who);
    let client: Client;
    return new ReadableStream<Uint8Array>(
      {
        start(controller) {
          client = { who, openedAt: now(), controller, waiting: null, stalledSince: null };
          clients.add(client);
          send(client, news(), now());
        },
        pull() {
          client.stalledSince = null;
          const { waiting } = client;
          client.waiting = null;
          if (waiting !== null && clients.has(client)) send(client, waiting, now());
        },
        cancel() {
          clients.delete(client);
        },
      },
      { highWaterMark: 2 },
    );
  }

  return {
    open,
    /** Informs all listeners; simultaneous changes become one event. */
    tell() {
      sendTimer ??= setTimeout(sendAll, Math.max(0, coalesceMs - (now() - lastSentAt))).unref();
    },
    keepOnly(who: ReadonlySet<string>) {
      for (const client of clients) if (!who.has(client.who)) drop(client);
    },
    clients: () => clients.size,
    clientsOf: (who: string) => openOf(who).length,
    close() {
      clearInterval(heartbeat);
      if (sendTimer) clearTimeout(sendTimer);
      for (const client of clients) drop(client);
    },
  };
}

/** Sends without waiting: a slow listener has one pending event and delays nobody. */
function send(client: Client, text: string, now: number): void {
  if ((client.controller.desiredSize ?? 0) > 0) {
    client.controller.enqueue(encoder.encode(text));
    return;
  }
  client.waiting = text;
  client.stalledSince ??= now;
}

export type PullWaiters = ReturnType<typeof createPullWaiters>;
type WaitingPull = { session: string; seq: number; waitMs: number; signal: AbortSignal };
type WaitersOptions = { headSeq: () => number; coalesceMs?: number };
type Waiter = { session: string; release(): void };

/** Each session has a limit, like streams; a further pull ends the oldest. */
const MAX_PER_SESSION = 3;

/** The server holds these pulls until a commit, for networks that block streams. */
export function createPullWaiters({ headSeq, coalesceMs = 50 }: WaitersOptions) {
  const waiters = new Set<Waiter>();
  let wakeTimer: NodeJS.Timeout | null = null;
  let isClosed = false;

  function releaseAll(): void {
    if (wakeTimer) clearTimeout(wakeTimer);
    wakeTimer = null;
    for (const waiter of [...waiters]) waiter.release();
  }

  function makeRoom(session: string): void {
    const own = [...waiters].filter((waiter) => waiter.session === session);
    for (const { release } of own.slice(0, Math.max(0, own.length - MAX_PER_SESSION + 1)))
      release();
  }

  return {
    /** Resolves when the feed passes `seq`, on time-out, when the client disconnects or the server closes. */
    wait({ session, seq, waitMs, signal }: WaitingPull): Promise<void> {
      if (isClosed || signal.aborted || headSeq() > seq) return Promise.resolve();
      makeRoom(session);
      return new Promise((resolve) => {
        const waiter = { session, release };
        const timer = setTimeout(release, waitMs).unref();
        function release() {
          clearTimeout(timer);
          signal.removeEventListener('abort', release);
          waiters.delete(waiter);
          resolve();
        }
        signal.addEventListener('abort', release);
        waiters.add(waiter);
      });
    },
    wake() {
      // Simultaneous commits get one response.
      wakeTimer ??= setTimeout(releaseAll, coalesceMs).unref();
    },
    waiting: () => waiters.size,
    close() {
      isClosed = true;
      releaseAll();
    },
  };
}

export type LiveHub = ReturnType<typeof createLiveHub>;
type LiveHubOptions = Omit<HubOptions, 'news'> & { epoch: string; headSeq: () => number };

/** The live channel sends the feed's position as events; tablets pull the rows. */
export function createLiveHub({ epoch, headSeq, ...options }: LiveHubOptions) {
  let latestSeq = 0;
  const { open, tell, keepOnly, clients, close } = createEventHub({ ...options, news: signalText });

  function signalText(): string {
    const seq = Math.max(latestSeq, headSeq());
    return `event: poke\nid: ${epoch}.${seq}\ndata: {"seq":${seq}}\n\n`;
  }

  return {
    open,
    keepOnly,
    clients,
    close,
    signal(seq: number) {
      latestSeq = seq;
      tell();
    },
  };
}

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
