/** The hub sends event streams to many listeners; each gets the latest event only. */
export type EventHub = {
  /** Opens a stream for a listener's name; each name has a limit of streams. */
  open(who: string): ReadableStream<Uint8Array>;
  /** Informs all listeners; simultaneous changes become one event. */
  tell(): void;
  keepOnly(who: ReadonlySet<string>): void;
  clients(): number;
  clientsOf(who: string): number;
  close(): void;
};

export type HubOptions = {
  now: () => number;
  news: () => string;
  maxPerName?: number;
  heartbeatMs?: number;
  coalesceMs?: number;
  stalledMs?: number;
  idleCapMs?: number;
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
export const HEARTBEAT_MS = 8_000;

const encoder = new TextEncoder();

export function createEventHub({
  now,
  news,
  maxPerName = 3,
  heartbeatMs = HEARTBEAT_MS,
  coalesceMs = 100,
  stalledMs = 30_000,
  idleCapMs = 2 * 60 * 60_000,
}: HubOptions): EventHub {
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
      else if (now() - client.openedAt > idleCapMs) drop(client);
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
    tell() {
      sendTimer ??= setTimeout(sendAll, Math.max(0, coalesceMs - (now() - lastSentAt))).unref();
    },
    keepOnly(who) {
      for (const client of clients) if (!who.has(client.who)) drop(client);
    },
    clients: () => clients.size,
    clientsOf: (who) => openOf(who).length,
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
