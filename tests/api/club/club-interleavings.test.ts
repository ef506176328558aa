import fc from 'fast-check';
import { expect, test } from 'vitest';
import { raiseUnseenAlarms } from '../../../server/usecases/orders/change-order';
import { runDueEffects } from '../../../server/usecases/run-due-effects';
import { COUNTS } from '../../support/bar/counts.mjs';
import type { OpenApp, TestApp } from '../../support/bar/test-app';
import { describeOnFile, describeOnServer } from '../../support/bar/test-app';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import type { TwoDevices } from '../../support/evenings/club-app';
import { memberOnTwoDevices, send } from '../../support/evenings/club-app';
import type { Club, ClubAction } from '../../support/evenings/club-model';
import { after, newClub } from '../../support/evenings/club-model';
import type { ClubStep } from '../../support/evenings/club-steps';
import { actsOf, clubSteps } from '../../support/evenings/club-steps';

/** CLUB_SEED runs another thousand evenings; a failure prints its seed and the shrunk evening. */
const SEED = Number(process.env.CLUB_SEED ?? 20_261_121);
const START_POINTS = 360;
const ALARM = 'order.unseen';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type OpenServer = {
  bar: TestApp;
  staff: TestStaff;
  signedInAt: number;
  alarms: string[];
  members: number;
};
type Evening = { member: TwoDevices; club: Club; sent: readonly ClubAction[] };

async function openServer(openApp: OpenApp): Promise<OpenServer> {
  const bar = await openApp();
  const signedInAt = bar.clock.now();
  return { bar, staff: await signIn(bar, 'staff'), signedInAt, alarms: [], members: 0 };
}

/** Plays an evening of one member and checks their points after each step. */
async function play(server: OpenServer, steps: readonly ClubStep[]): Promise<void> {
  const { bar } = server;
  const email = `guest${server.members++}@example.com`;
  const staff = await staffOf(server);
  const member = await memberOnTwoDevices(bar, staff, { email, points: START_POINTS });
  let evening: Evening = { member, club: newClub(bar.clock.now(), START_POINTS), sent: [] };
  for (const step of steps) evening = await take(server, evening, step);
  expect(await pointsOn(member)).toEqual([evening.club.balance, evening.club.balance]);
  await expectBooksInOrder(bar, evening);
  await expectAlarmsOnce(server);
}

/** Signs staff in again after a long pause. */
async function staffOf(server: OpenServer): Promise<TestStaff> {
  const now = server.bar.clock.now();
  if (now - server.signedInAt > HOUR_MS) {
    server.staff = await signIn(server.bar, 'staff');
    server.signedInAt = now;
  }
  return server.staff;
}

async function take(server: OpenServer, evening: Evening, step: ClubStep): Promise<Evening> {
  const { bar } = server;
  const { club, sent, member } = evening;
  if (step.step === 'wait') {
    bar.clock.advance(step.minutes * MINUTE_MS);
    return { ...evening, club: { ...club, now: bar.clock.now() } };
  }
  if (step.step === 'alarms') {
    await callForUnseen(server, step.isDown);
    return evening;
  }
  const acts = actsOf(step.wishes, club, sent);
  const staff = await staffOf(server);
  const responses = await Promise.all(acts.map((act) => send(bar, { staff, member }, act)));
  const told = acts.map((act, at) => ({ act, response: responses[at] }));
  const possible = inAnyOrder(told).flatMap((turns) => inTurn(club, turns) ?? []);
  const [balance] = await pointsOn(member, 1);
  const fitting = possible.find((end) => end.balance === balance);
  if (!fitting) {
    const said = told.map(({ act, response }) => `${act.act}: ${response}`).join(', ');
    const ought = possible.map((end) => end.balance).join(' or ') || 'other responses';
    throw new Error(`${said}, then ${balance} points; by the rules ${ought}`);
  }
  return { member, club: fitting, sent: [...sent, ...acts] };
}

type Told = { act: ClubAction; response: string | undefined };

/** Returns the model after these mutations in sequence, or null if a response would differ. */
function inTurn(start: Club, told: readonly Told[]): Club | null {
  let club = start;
  for (const { act, response } of told) {
    const next = after(club, act);
    if (next.response !== response) return null;
    club = next.club;
  }
  return club;
}

/** The server may decide concurrent requests in any order. */
function inAnyOrder<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((first, at) =>
    inAnyOrder(things.filter((_, other) => other !== at)).map((rest) => [first, ...rest]),
  );
}

async function pointsOn({ id, browsers }: TwoDevices, devices = 2): Promise<number[]> {
  const responses = await Promise.all(
    browsers.slice(0, devices).map((browser) => browser.send(`/api/users/${id}/loyalty`)),
  );
  return responses.map(({ body }) => Number(body.currentPoints));
}

async function callForUnseen({ bar, alarms }: OpenServer, isDown: boolean): Promise<void> {
  await Promise.all([raiseUnseenAlarms(bar.deps), raiseUnseenAlarms(bar.deps)]);
  const handler = async ({ payload }: { payload: Readonly<Record<string, unknown>> }) => {
    if (isDown) throw new Error('nobody answers');
    alarms.push(String(payload.orderId));
  };
  const run = () => runDueEffects(bar.deps, { kind: ALARM, handler });
  await Promise.all([run(), run()]);
}

async function expectBooksInOrder(bar: TestApp, { member, club }: Evening): Promise<void> {
  const own = `member_id = '${member.id}'`;
  const [sums] = await bar.rows(
    `SELECT sum(points) AS points, min(balance) AS lowest FROM (SELECT points, sum(points) OVER (ORDER BY rowid) AS balance FROM loyalty_entry WHERE ${own})`,
  );
  expect(sums?.points).toBe(club.balance);
  expect(Number(sums?.lowest)).toBeGreaterThanOrEqual(0);
  const holds = await bar.rows(`SELECT id, state, order_id FROM reward_hold WHERE ${own}`);
  const kept = holds.map(({ id, state, order_id }) => [id, state, order_id]).sort();
  expect(kept).toEqual(club.holds.map((hold) => [hold.id, hold.state, hold.orderId]).sort());
  const lines = await bar.rows(
    `SELECT l.order_id, count(*) AS n FROM order_line l JOIN "order" o ON o.id = l.order_id WHERE o.${own} AND l.is_redeemed = 1 GROUP BY 1`,
  );
  for (const { order_id, n } of lines) {
    expect(holds.filter((hold) => hold.order_id === order_id)).toHaveLength(Number(n));
  }
}

async function expectAlarmsOnce(server: OpenServer): Promise<void> {
  const { bar, alarms } = server;
  const waiting = () =>
    bar.rows(`SELECT id FROM effect WHERE kind = '${ALARM}' AND state = 'waiting'`);
  bar.clock.advance(2 * MINUTE_MS);
  await callForUnseen(server, false);
  while ((await waiting()).length > 0) {
    bar.clock.advance(HOUR_MS);
    await callForUnseen(server, false);
  }
  expect(new Set(alarms).size).toBe(alarms.length);
  const [told] = await bar.rows(`SELECT count(*) AS n FROM effect WHERE kind = '${ALARM}'`);
  expect(told?.n).toBe(alarms.length);
}

const FACT = 'leaves the balance at the sum of the ledger, every dish used once, every alarm once';

function interleavings(openApp: OpenApp, numRuns: number): void {
  test(`${FACT}, in ${numRuns} evenings on two devices`, { timeout: 240_000 }, async () => {
    const server = await openServer(openApp);
    await fc.assert(
      fc.asyncProperty(clubSteps, (steps) => play(server, steps)),
      { numRuns, seed: SEED },
    );
  });
}

describeOnFile(
  'ordering, completing, cancelling, redeeming, removing, waiting and retrying',
  (open) => interleavings(open, COUNTS.clubEvenings),
);
describeOnServer('the same over the network', (open) => interleavings(open, 20));
