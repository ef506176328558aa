import { createHash } from 'node:crypto';
import { DomainError } from '#domain/error-codes';
import { HEADERS } from '#domain/sync/mutation';
import { ApiError } from '../../src/data/api-client';
import { EVENING } from '../support/bar/fixtures';
import type { Browser } from './browser';
import type { Changed, Commit, Invariant, OrderRow, StoredResponseRow, Wrong } from './invariant';
import { INVARIANTS } from './invariants/list';
import type { Ledger } from './ledger';
import { createLedger, readDisk } from './ledger';
import type { Line, Sent } from './net';
import { createLine } from './net';
import type { Phone } from './phone';
import { createPhone } from './phone';
import type { Plan } from './plan';
import type { Rng } from './rng';
import { createRng } from './rng';
import type { SimServer } from './server';
import { openServer } from './server';
import type { Tab, TabEvents } from './tab';
import type { Tablet } from './tablet';
import { createTablet, PEOPLE } from './tablet';
import type { Timeline } from './timeline';
import { createTimeline } from './timeline';

export type Failure = { invariant: string; harm: Invariant['harm']; text: string; at: number };

/** Holds the state of a run, with its invariants. */
export type World = {
  timeline: Timeline;
  rng: Rng;
  server: SimServer;
  ledger: Ledger;
  hasLocks: boolean;
  phones: Phone[];
  tablets: Tablet[];
  responses: Map<string, string>;
  /** Holds the highest cursor seen for every tablet. */
  cursors: Map<string, number>;
  /** Holds every code that a guest has shown, because anybody may have a picture of it. */
  codes: { orderId: string; code: string }[];
  /** Holds orders whose guest asked for a code; the page may die between storing the request and receiving the code. */
  codesAsked: Set<string>;
  /** Holds the last staff change of each value, as the server stored it. */
  facts: Map<string, unknown>;
  failures: Failure[];
  trace: string[];
  note(text: string): void;
  fail(failure: Omit<Failure, 'at'>): void;
  /** Runs a person's or the app's own action in a tab. */
  run(tab: Pick<Tab, 'name' | 'isDead'>, what: string, command: () => Promise<unknown>): void;
  /** Waits for the server while no other event runs. */
  quietly<T>(work: Promise<T>): Promise<T>;
  lineFor(device: string): Line;
  tabEventsFor(browser: Browser, dbName: string): TabEvents;
  receiptOf(id: string): StoredResponseRow | null;
  nextMark(): string;
  check(watch: (invariant: Invariant) => Wrong): void;
  traceHash(): string;
};

/** Opens the server and the devices of a plan without any action. */
export async function openWorld(plan: Plan, timeline: Timeline, rng: Rng): Promise<World> {
  const opening = openServer({
    timeline,
    rng: rng.fork('house'),
    isLimited: plan.isLimited,
    events: { onCommit: () => readCommit(world, seen), onCommand: (text) => world.note(text) },
  });
  const server = await passUntil(timeline, opening);
  const seen = { receipts: 0, orders: 0, changes: 0 };
  const trace: string[] = [];
  let marks = 0;
  const world: World = {
    timeline,
    rng,
    server,
    ledger: createLedger(),
    hasLocks: plan.hasLocks,
    phones: [],
    tablets: [],
    responses: new Map(),
    cursors: new Map(),
    codes: [],
    codesAsked: new Set(),
    facts: new Map(),
    failures: [],
    trace,
    note: (text) => void trace.push(`${((timeline.now() - EVENING) / 1_000).toFixed(3)}s ${text}`),
    fail(failure) {
      world.note(`BROKEN ${failure.invariant}: ${failure.text}`);
      world.failures.push({ ...failure, at: timeline.now() });
    },
    run: (tab, what, command) => runIn(world, tab, what, command),
    quietly: (work) => passUntil(timeline, work),
    lineFor: (device) => lineFor(world, device),
    tabEventsFor: (browser, dbName) => tabEventsFor(world, browser, dbName),
    receiptOf(id) {
      const [row] = server.rows<StoredResponseRow>(
        'select * from receipt where mutation_id = ?',
        id,
      );
      return row ?? null;
    },
    nextMark() {
      marks += 1;
      return `Guest ${marks}`;
    },
    check(watch) {
      for (const invariant of INVARIANTS) report(world, invariant, watch(invariant));
    },
    traceHash: () => createHash('sha256').update(trace.join('\n')).digest('hex').slice(0, 16),
  };
  for (let n = 1; n <= plan.phones; n += 1) world.phones.push(createPhone(world, `phone${n}`));
  for (let n = 1; n <= plan.tablets; n += 1) {
    world.tablets.push(createTablet(world, `tablet${n}`, PEOPLE[n % 2] ?? 'staff'));
  }
  return world;
}

/** Advances the time until the server's work is done. */
async function passUntil<T>(timeline: Timeline, work: Promise<T>): Promise<T> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) await timeline.advance(10);
  return done;
}

export function report(world: World, { name, harm }: Invariant, wrong: Wrong): void {
  if (wrong !== undefined) world.fail({ invariant: name, harm, text: wrong });
}

export function createSeededWorldParts(plan: Plan): { timeline: Timeline; rng: Rng } {
  return { timeline: createTimeline(EVENING), rng: createRng(`world ${plan.seed}`) };
}

function runIn(
  world: World,
  tab: Pick<Tab, 'name' | 'isDead'>,
  what: string,
  command: () => Promise<unknown>,
): void {
  if (tab.isDead()) return;
  if (what !== 'pull') world.note(`${tab.name}: ${what}`);
  command().catch((error: unknown) => {
    if (tab.isDead()) return;
    const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
    if (what !== 'pull') world.note(`${tab.name}: could not: ${text.slice(0, 80)}`);
    if (!isForeseen(error)) {
      world.fail({ invariant: 'no unforeseen error', harm: 'wrong', text: `${what}: ${text}` });
    }
  });
}

/** Returns true for errors that a screen can show: a refusal by server or app, or no response. */
function isForeseen(error: unknown): boolean {
  if (error instanceof DomainError || error instanceof ApiError) return true;
  const names = ['TypeError: Failed to fetch', 'AbortError: This operation was aborted'];
  return error instanceof SyntaxError || names.includes(String(error));
}

function lineFor(world: World, device: string): Line {
  const { timeline, server, ledger } = world;
  const actOf = (sent: Sent) => ledger.on(device, sent.headers.get(HEADERS.idempotencyKey) ?? '');
  return createLine({
    timeline,
    rng: world.rng.fork(`line ${device}`),
    server,
    events: {
      onSend(sent) {
        const act = actOf(sent);
        if (!act) return checkUnknown(world, sent);
        act.sends.push({ at: timeline.now(), bootId: sent.bootId });
        world.check((invariant) => invariant.onSend?.(world, sent, act));
      },
      onReply(sent, reply) {
        const act = actOf(sent);
        if (!act) return;
        world.note(`house: ${reply.status} to ${act.born.kind} ${act.born.id}`);
        world.check((invariant) => invariant.onReply?.(world, sent, reply, act));
      },
      onFate(sent, fate) {
        const act = actOf(sent);
        if (act) world.note(`${sent.tab}: sends ${act.born.kind} ${act.born.id}: ${fate}`);
      },
    },
  });
}

function checkUnknown(world: World, { headers, tab }: Sent): void {
  const id = headers.get(HEADERS.idempotencyKey);
  if (id === null || world.ledger.online.has(id)) return;
  world.fail({ invariant: 'I1 nothing vanishes', harm: 'lost', text: `${tab} sent ${id} unsaved` });
}

function tabEventsFor(world: World, browser: Browser, dbName: string): TabEvents {
  return {
    onCommit(by) {
      const at = world.timeline.now();
      const changes = readDisk(world.ledger, browser, { dbName, by, at });
      for (const { act, before, now } of changes) {
        if (before?.state === now?.state) continue;
        world.note(`${browser.name}: ${act.born.kind} ${act.born.id} ${now?.state ?? 'gone'}`);
      }
      world.check((invariant) => invariant.onRows?.(world, browser, changes));
    },
    onDeath(tab, where) {
      world.note(`${tab}: dies (${where})`);
      world.ledger.wipes.delete(browser.name);
    },
  };
}

type Seen = { receipts: number; orders: number; changes: number };

const CHANGED = 'select distinct tbl, pk from change_log where seq > ?';

/** Reads a commit's changes before any other event. */
function readCommit(world: World, seen: Seen): void {
  const { server } = world;
  const [head] = server.rows<{ seq: number | null; receipts: number | null }>(
    'select (select max(seq) from change_log) as seq, (select max(rowid) from receipt) as receipts',
  );
  const isNews = head?.seq !== seen.changes || head.receipts !== seen.receipts;
  if (!head || !isNews) return;
  const commit: Commit = {
    storedResponses: server.rows<StoredResponseRow>(
      'select * from receipt where rowid > ?',
      seen.receipts,
    ),
    orders: server.rows<OrderRow>('select * from "order" where rowid > ?', seen.orders),
    changed: server.rows<Changed>(CHANGED, seen.changes),
  };
  if (head.seq !== seen.changes) signalTablets(world);
  seen.changes = head.seq ?? 0;
  seen.receipts = head.receipts ?? 0;
  seen.orders += commit.orders.length;
  world.check((invariant) => invariant.onCommit?.(world, commit));
}

/** Tells tablets through the live channel that there are changes, where the channel is open. */
function signalTablets({ tablets }: World): void {
  for (const { line, pages } of tablets) {
    if (line.weather === 'offline' || line.weather === 'portal') continue;
    for (const page of pages) if (page.isListening()) page.after(100, page.refresh);
  }
}
