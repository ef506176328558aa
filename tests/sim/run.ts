import { isTerminal } from '#domain/sync/mutation';
import { writeLogTo } from '../../server/log/log';
import { secretHash } from '../../server/services/keys';
import { retryEntry } from '../../src/data/commands/entries';
import { refreshOrder } from '../../src/data/orders/order-on-device';
import { comesBack } from './actions/devices';
import { ACTS } from './actions/list';
import { takeOverGlobals } from './globals';
import { whatWaits } from './invariants/i10-drains';
import { INVARIANTS } from './invariants/list';
import type { Plan } from './plan';
import { firstDay } from './server';
import type { Tablet } from './tablet';
import { sessionOn } from './tablet';
import type { Failure, World } from './world';
import { createSeededWorldParts, openWorld, report } from './world';

export type Run = { steps: number; failures: Failure[]; trace: string[]; hash: string };

const LATEST_MS = 45_000;
const DRAIN_MS = 90_000;
/** The server admits five mutations of a guest's device at once, then one in twelve seconds; a vain try takes time. */
const LET_IN_MS = 15_000;
const LOOK_MS = 3_000;
/** A mutation whose author was at work when the connection returned may take this much longer (ms). */
const PERSON_MS = 20_000;

/** Runs a plan to its end, or to the first violation; the same plan always runs the same way. */
export async function runPlan(plan: Plan): Promise<Run> {
  await firstDay();
  const { timeline, rng } = createSeededWorldParts(plan);
  const giveBack = takeOverGlobals(timeline, rng);
  const world = await openWorld(plan, timeline, rng);
  const { error } = console;
  console.error = (...words) => world.note(`app: ${words.map(String).join(' ').slice(0, 160)}`);
  writeLogTo((line) => world.note(`server: ${JSON.parse(line).event}`));
  try {
    const steps = await live(world, plan);
    const { failures, trace } = world;
    return { steps, failures, trace, hash: world.traceHash() };
  } finally {
    await closeAll(world);
    console.error = error;
    writeLogTo(() => {});
    giveBack();
  }
}

/** Plays an evening: devices open, actions and faults happen, the world heals, the final checks run. */
async function live(world: World, plan: Plan): Promise<number> {
  await arrive(world);
  let steps = 0;
  for (const { waitMs, act, params } of plan.steps) {
    await world.timeline.advance(waitMs);
    if (world.failures.length > 0) return steps;
    world.note(`— ${act} ${JSON.stringify(params)}`);
    ACTS[act]?.do(world, params);
    steps += 1;
  }
  await heal(world);
  if (world.failures.length > 0) return steps;
  for (const invariant of INVARIANTS) report(world, invariant, await invariant.atEnd?.(world));
  return steps;
}

async function arrive({ phones, tablets, timeline }: World): Promise<void> {
  for (const phone of phones) phone.openPage();
  for (const tablet of tablets) tablet.signIn(tablet.openPage(), tablet.person);
  await timeline.advance(10_000);
}

/**
 * Restores all connections, wakes all devices, opens every app and signs staff in; then 90 s pass, or fewer if
 * nothing waits any more. Late copies of old requests still arrive.
 */
async function heal(world: World): Promise<void> {
  const { phones, tablets, timeline } = world;
  world.note('— heal');
  const devices = [...phones, ...tablets];
  world.server.spare();
  for (const { line, browser, pages } of devices) {
    line.weather = 'clear';
    browser.wakeUp();
    for (const page of pages) {
      page.spare();
      page.thaw();
    }
  }
  while (!world.server.isUp()) await timeline.advance(1_000);
  for (const device of devices) if (device.pages.every((page) => page.isDead())) device.openPage();
  await timeline.advance(PERSON_MS);
  // A person who was about to leave has left by the end of a round, and another person signs in.
  for (let round = 0; round < 3 && (round === 0 || !isEverybodyKnown(world)); round += 1) {
    await signEverybodyIn(world);
    for (const device of devices) comesBack(device);
    await retryWhatWasSetAside(world);
    const drainMs = DRAIN_MS + LET_IN_MS * toldToWait(world);
    await passUntil(world, drainMs, () => whatWaits(world) === undefined);
    await passUntil(world, LATEST_MS, () => devices.every(({ line }) => line.underWay() === 0));
  }
  lookAtOpenOrders(world);
  await timeline.advance(LOOK_MS);
  await passUntil(world, DRAIN_MS, () => whatWaits(world) === undefined);
  for (const tablet of tablets) for (const page of tablet.pages) page.refresh();
  await timeline.advance(5_000);
}

/** Counts the mutations that the server told to retry later. */
function toldToWait({ ledger }: World): number {
  return [...ledger.acts.values()].filter(
    ({ row }) => row?.state === 'queued' && row.lastHttp === 429,
  ).length;
}

async function passUntil({ timeline }: World, mostMs: number, isQuiet: () => boolean) {
  const end = timeline.now() + mostMs;
  while (timeline.now() < end && !isQuiet()) await timeline.advance(LOOK_MS);
}

/** Signs staff in again as soon as the tablet knows that the session has ended. */
async function signEverybodyIn(world: World): Promise<void> {
  const { tablets, timeline } = world;
  for (const tablet of tablets) {
    for (let tries = 0; !isKnown(world, tablet) && tries < 100; tries += 1) {
      const page = tablet.pages.find((one) => !one.isDead()) ?? tablet.openPage();
      page.refresh();
      await timeline.advance(5_000);
      if (!tablet.hasToken()) tablet.signIn(page, tablet.person);
      await timeline.advance(5_000);
    }
  }
}

function isEverybodyKnown(world: World): boolean {
  return world.tablets.every((tablet) => isKnown(world, tablet));
}

function isKnown({ server, timeline }: World, { browser }: Tablet): boolean {
  const token = sessionOn(browser)?.token;
  const query = 'select 1 from staff_session where bearer_hash = ? and expires_at > ?';
  return token != null && server.rows(query, secretHash(token), timeline.now()).length > 0;
}

async function retryWhatWasSetAside(world: World): Promise<void> {
  for (const { born, row, device } of world.ledger.acts.values()) {
    if (row?.state !== 'quarantined') continue;
    const owner = [...world.phones, ...world.tablets].find(({ name }) => name === device);
    const page = owner?.pages.find((one) => !one.isDead());
    const { id } = born;
    if (page) world.run(page, `retries ${id}`, () => retryEntry(page.deps, { id }));
  }
  await world.timeline.advance(1_000);
}

/** Opens the pages of unsettled orders, because a tablet may have brought these orders to the server. */
function lookAtOpenOrders({ ledger, phones, run }: World): void {
  for (const { born, row, device } of ledger.acts.values()) {
    if (born.kind !== 'order.create' || row === null || isTerminal(row.state)) continue;
    const page = phones.find(({ name }) => name === device)?.pages.find((one) => !one.isDead());
    if (page) run(page, `looks at ${born.id}`, () => refreshOrder(page.deps, born.id));
  }
}

async function closeAll({ phones, tablets, server }: World): Promise<void> {
  for (const { pages } of [...phones, ...tablets]) {
    for (const page of pages) {
      page.kill();
      page.deps.db.close();
    }
  }
  await server.close();
}
