/** The live channel: a poke says only how far the feed has come; the rows are fetched by a pull. */
export type LiveHub = {
  /** A stream of events for one tablet. */
  open(session: string): ReadableStream<Uint8Array>;
  poke(seq: number): void;
  clients(): number;
  close(): void;
};

type HubOptions = {
  epoch: string;
  headSeq: () => number;
  now: () => number;
  heartbeatMs?: number;
  coalesceMs?: number;
  stalledMs?: number;
  idleCapMs?: number;
};

type Client = {
  session: string;
  openedAt: number;
  controller: ReadableStreamDefaultController<Uint8Array>;
  /** One slot: a newer poke replaces one that the tablet has not taken yet. */
  waiting: string | null;
  stalledSince: number | null;
};

const MAX_PER_SESSION = 3;
const encoder = new TextEncoder();

export function createLiveHub({
  epoch,
  headSeq,
  now,
  heartbeatMs = 15_000,
  coalesceMs = 100,
  stalledMs = 30_000,
  idleCapMs = 2 * 60 * 60_000,
}: HubOptions): LiveHub {
  const clients = new Set<Client>();
  let pokeTimer: NodeJS.Timeout | null = null;
  let lastPokeAt = 0;
  let latestSeq = 0;
  const heartbeat = setInterval(beat, heartbeatMs).unref();

  function pokeText(seq: number): string {
    return `event: poke\nid: ${epoch}.${seq}\ndata: {"seq":${seq}}\n\n`;
  }

  /** Never waits: who does not read keeps one event and everybody else goes on. */
  function send(client: Client, text: string): void {
    if ((client.controller.desiredSize ?? 0) > 0) {
      client.controller.enqueue(encoder.encode(text));
      return;
    }
    client.waiting = text;
    client.stalledSince ??= now();
  }

  function drop(client: Client): void {
    if (clients.delete(client)) client.controller.close();
  }

  /** Cuts the line: an end that is never read would wait behind everything else. */
  function cut(client: Client): void {
    clients.delete(client);
    client.controller.error(new Error('A tablet stopped reading its live channel.'));
  }

  function beat(): void {
    for (const client of clients) {
      const isStalled = client.stalledSince !== null && now() - client.stalledSince > stalledMs;
      if (isStalled) cut(client);
      else if (now() - client.openedAt > idleCapMs) drop(client);
      else if (client.waiting === null) send(client, 'event: hb\ndata: {}\n\n');
    }
  }

  function pokeAll(): void {
    pokeTimer = null;
    lastPokeAt = now();
    for (const client of clients) send(client, pokeText(latestSeq));
  }

  function makeRoom(session: string): void {
    const own = [...clients].filter((client) => client.session === session);
    for (const client of own.slice(0, Math.max(0, own.length - MAX_PER_SESSION + 1))) drop(client);
  }

  function open(session: string): ReadableStream<Uint8Array> {
    makeRoom(session);
    let client: Client;
    return new ReadableStream<Uint8Array>(
      {
        start(controller) {
          client = { session, openedAt: now(), controller, waiting: null, stalledSince: null };
          clients.add(client);
          send(client, pokeText(headSeq()));
        },
        pull() {
          client.stalledSince = null;
          const { waiting } = client;
          client.waiting = null;
          if (waiting !== null && clients.has(client)) send(client, waiting);
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
    poke(seq) {
      latestSeq = seq;
      pokeTimer ??= setTimeout(pokeAll, Math.max(0, coalesceMs - (now() - lastPokeAt))).unref();
    },
    clients: () => clients.size,
    close() {
      clearInterval(heartbeat);
      if (pokeTimer) clearTimeout(pokeTimer);
      for (const client of clients) drop(client);
    },
  };
}
