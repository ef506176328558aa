import { expect, test } from 'vitest';
import { ApiError } from '../../data/api-client';
import type { SendState } from './sending';
import { conflictOf, createSending } from './sending';

function start() {
  const states: SendState[] = [];
  const sent: string[] = [];
  let ids = 0;
  let asked = 0;
  const { send } = createSending({
    newId: () => `id-${++ids}`,
    onState: (state) => states.push(state),
    onSignedOut: () => {
      asked += 1;
    },
  });
  const attempt = (content: unknown, outcome: () => Promise<unknown>) =>
    send(content, (id) => {
      sent.push(id);
      return outcome();
    });
  return { attempt, states, sent, askedToSignIn: () => asked };
}

const succeed = () => Promise.resolve('stored');
const lose = () => Promise.reject(new TypeError('Failed to fetch'));
const refuse = (status: number) => () => Promise.reject(new ApiError(status, '{"code":"closed"}'));

test('a retry without a response has the same mutation id, other content a new one', async () => {
  const { attempt, sent } = start();
  await attempt({ points: 1 }, lose);
  await attempt({ points: 1 }, refuse(503));
  await attempt({ points: 1 }, lose);
  await attempt({ points: 2 }, lose);
  expect(sent).toEqual(['id-1', 'id-1', 'id-1', 'id-2']);
});

test('after a refusal and after a success the same content is a new mutation', async () => {
  const { attempt, sent } = start();
  await attempt('note', refuse(409));
  expect(await attempt('note', succeed)).toEqual({ result: 'stored' });
  await attempt('note', succeed);
  expect(sent).toEqual(['id-1', 'id-2', 'id-3']);
});

test('the state tells busy, the refusal with its code, and a missing response', async () => {
  const { attempt, states } = start();
  expect(await attempt('note', refuse(422))).toBeNull();
  await attempt('note', lose);
  expect(states).toMatchObject([
    { isBusy: true, failure: null },
    { isBusy: false, failure: { status: 422, code: 'closed' } },
    { isBusy: true, failure: null },
    { isBusy: false, failure: 'no_response' },
  ]);
});

test('a second change during the first is not sent', async () => {
  const { attempt, sent } = start();
  const first = attempt('one', succeed);
  expect(await attempt('two', succeed)).toBeNull();
  await first;
  expect(sent).toHaveLength(1);
});

test('an ended session asks to sign in, another refusal does not', async () => {
  const { attempt, askedToSignIn } = start();
  await attempt('note', refuse(403));
  expect(askedToSignIn()).toBe(0);
  await attempt('note', refuse(401));
  expect(askedToSignIn()).toBe(1);
});

test('a conflict holds the version of the colleague, another failure holds none', () => {
  const body = { code: 'conflict', current: { v: 2 }, by: 'Elif', at: '2026-07-04T18:00:00Z' };
  const conflict = new ApiError(409, JSON.stringify(body));
  expect(conflictOf(conflict)).toEqual({ current: { v: 2 }, by: 'Elif', at: body.at });
  expect(conflictOf(new ApiError(409, '{"code":"conflict"}'))).toBeNull();
  expect(conflictOf(new ApiError(422, JSON.stringify({ ...body, code: 'closed' })))).toBeNull();
  expect(conflictOf('no_response')).toBeNull();
});
