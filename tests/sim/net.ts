import type { FetchPort } from '../../src/data/db';
import type { Rng } from './rng';
import type { ServerReply, SimServer } from './server';
import type { Timeline } from './timeline';

export type Fate =
  | 'pass'
  | 'refuse'
  | 'lose-request'
  | 'lose-response'
  | 'cut-response'
  | 'double'
  | 'late'
  | 'too-many'
  | 'server-error'
  | 'gateway'
  | 'gateway-after'
  | 'portal';

export type Weather = keyof typeof WEATHERS;

export const WEATHERS = {
  clear: { pass: 1 },
  rough: {
    pass: 8,
    'lose-request': 2,
    'lose-response': 3,
    'cut-response': 1,
    double: 2,
    late: 2,
    refuse: 1,
  },
  sick: { pass: 4, 'too-many': 2, 'server-error': 2, gateway: 1, 'gateway-after': 2 },
  swallowing: { pass: 1, 'lose-response': 4, 'gateway-after': 1 },
  portal: { portal: 1 },
  offline: { refuse: 1 },
} as const satisfies Record<string, Partial<Record<Fate, number>>>;

export type Sent = {
  tab: string;
  bootId: string;
  method: string;
  path: string;
  headers: Headers;
  body: string | null;
  /** The true time at which the app wrote the request; a page that stands still sends the request later. */
  askedAt: number;
};

export type Sender = {
  name: string;
  bootId: string;
  isDead(): boolean;
  later(run: () => void): void;
  awake(): Promise<void>;
  reach(point: 'send' | 'answered'): void;
};

export type NetEvents = {
  onSend(sent: Sent): void;
  /** The server has responded, whether or not the response arrives. */
  onReply(sent: Sent, reply: ServerReply): void;
  onFate(sent: Sent, fate: Fate): void;
};

export type Line = {
  weather: Weather;
  fetchFor(sender: Sender): FetchPort;
  /** Returns how many requests, copies included, are still on their way to the server. */
  underWay(): number;
};

type LineOptions = { timeline: Timeline; rng: Rng; server: SimServer; events: NetEvents };

const HTML = { 'Content-Type': 'text/html' };

/** Simulates one device's connection to the server, with its cookies. */
export function createLine({ timeline, rng, server, events }: LineOptions): Line {
  const jar = new Map<string, string>();
  let sentOff = 0;
  const line: Line = { weather: 'clear', fetchFor, underWay: () => sentOff };

  function fetchFor(sender: Sender): FetchPort {
    return async (path, init = {}) => {
      const askedAt = timeline.now();
      await sender.awake();
      init.signal?.throwIfAborted();
      return await new Promise((resolve, reject) => {
        const sent = { ...sentOf(sender, path, init), askedAt };
        if (sender.isDead()) return;
        events.onSend(sent);
        sender.reach('send');
        const settle = (run: () => void) => sender.later(() => !sender.isDead() && run());
        init.signal?.addEventListener('abort', () => settle(() => reject(init.signal?.reason)));
        const fate = rng.weighted<Fate>(WEATHERS[line.weather]);
        events.onFate(sent, fate);
        travel(sent, fate, {
          respond: (response) =>
            settle(() => {
              sender.reach('answered');
              resolve(response);
            }),
          fail: () => settle(() => reject(new TypeError('Failed to fetch'))),
        });
      });
    };
  }

  function sentOf(sender: Sender, path: string, init: RequestInit): Omit<Sent, 'askedAt'> {
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('Cookie', [...jar].map((pair) => pair.join('=')).join('; '));
    const body = typeof init.body === 'string' ? init.body : null;
    return {
      tab: sender.name,
      bootId: sender.bootId,
      method: init.method ?? 'GET',
      path,
      headers,
      body,
    };
  }

  type End = { respond(response: Response): void; fail(): void };

  function travel(sent: Sent, fate: Fate, end: End): void {
    const hop = () => rng.between(5, rng.chance(0.1) ? 2_000 : 120);
    const spoken = SPOKEN[fate];
    if (spoken) return void timeline.after(hop(), () => end.respond(spoken(rng)));
    if (fate === 'refuse') return void timeline.after(hop(), end.fail);
    if (fate === 'lose-request') cut(end);
    else {
      deliver(sent, fate === 'late' ? rng.between(5_000, 40_000) : hop(), (reply) =>
        timeline.after(hop(), () => comeBack(reply, fate, end)),
      );
    }
    if (fate === 'double') deliver(sent, rng.between(1, rng.chance(0.5) ? 150 : 40_000), () => {});
  }

  /** The app notices a dead connection immediately, late, or only at its own timeout. */
  function cut(end: End): void {
    const noticedMs = rng.pick([10, 3_000, null]);
    if (noticedMs !== null) timeline.after(noticedMs, end.fail);
  }

  function comeBack(reply: ServerReply | null, fate: Fate, end: End): void {
    if (!reply) end.fail();
    else if (fate === 'lose-response') cut(end);
    else if (fate === 'gateway-after') end.respond(new Response('<h1>504</h1>', { status: 504 }));
    else arrive(reply, fate, end);
  }

  function arrive(reply: ServerReply, fate: Fate, end: End): void {
    for (const cookie of reply.headers.getSetCookie()) keepCookie(jar, cookie);
    const text = fate === 'cut-response' ? reply.text.slice(0, reply.text.length / 2) : reply.text;
    const { status, headers } = reply;
    end.respond(new Response(status === 204 ? null : text, { status, headers }));
  }

  function deliver(sent: Sent, ms: number, then: (reply: ServerReply | null) => void): void {
    sentOff += 1;
    timeline.after(ms, () => {
      sentOff -= 1;
      server.handle(sent).then(
        (reply) => {
          events.onReply(sent, reply);
          then(reply);
        },
        () => then(null),
      );
    });
  }

  return line;
}

/** Lists responses that a third party sends in place of the server. */
const SPOKEN: Partial<Record<Fate, (rng: Rng) => Response>> = {
  portal: () => new Response('<h1>Welcome to Harbour Wi-Fi</h1>', { headers: HTML }),
  gateway: () => new Response('<h1>502</h1>', { status: 502, headers: HTML }),
  'server-error': () =>
    Response.json({ code: 'internal' }, { status: 500, headers: { 'X-BB-Api': '1' } }),
  'too-many': (rng) =>
    Response.json(
      { code: 'rate_limited' },
      { status: 429, headers: { 'X-BB-Api': '1', 'Retry-After': String(1 + rng.int(40)) } },
    ),
};

function keepCookie(jar: Map<string, string>, cookie: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  if (value) jar.set(name, value);
  else jar.delete(name);
}
