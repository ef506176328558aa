import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Alarm } from './order-call';
import { createOrderCall } from './order-call';

type Start = [stage: Alarm['stage'], ids: readonly string[], repeatSeconds?: number];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listen() {
  const heard: string[] = [];
  const { start } = createOrderCall({
    ring: () => heard.push('bell'),
    alarm: () => heard.push('alarm'),
  });
  const call: { start: (...on: Start) => () => void } = {
    start: (stage, ids, repeatSeconds = 20) => start(stage, ids, repeatSeconds),
  };
  return { heard, call };
}

test('a new order rings at once and every twenty seconds until it is acknowledged', () => {
  const { heard, call } = listen();
  const acknowledge = call.start('new', ['a']);
  expect(heard).toEqual(['bell']);
  vi.advanceTimersByTime(19_999);
  expect(heard).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(heard).toHaveLength(2);
  vi.advanceTimersByTime(5 * 60_000);
  expect(heard).toHaveLength(17);
  acknowledge();
  vi.advanceTimersByTime(60 * 60_000);
  expect(heard).toHaveLength(17);
});

test('an order that nobody has looked at calls louder, at once and every five seconds', () => {
  const { heard, call } = listen();
  call.start('new', ['a'])();
  heard.length = 0;
  call.start('overlooked', ['a']);
  expect(heard).toEqual(['alarm']);
  vi.advanceTimersByTime(15_000);
  expect(heard).toEqual(['alarm', 'alarm', 'alarm', 'alarm']);
});

test('a second order rings at once; after an acknowledgement the others wait for their turn', () => {
  const { heard, call } = listen();
  call.start('new', ['a'])();
  const stop = call.start('new', ['a', 'b']);
  expect(heard).toHaveLength(2);
  stop();
  call.start('new', ['b']);
  expect(heard).toHaveLength(2);
  vi.advanceTimersByTime(20_000);
  expect(heard).toHaveLength(3);
});

test('an order that alarms again after an acknowledgement rings at once', () => {
  const { heard, call } = listen();
  call.start('new', ['a', 'b'])();
  call.start('new', ['b'])();
  call.start('new', ['a', 'b'])();
  expect(heard).toHaveLength(2);
  call.start('calm', [])();
  call.start('new', ['b'])();
  expect(heard).toHaveLength(3);
});

test('the bell repeats as often as the setting says, the louder alarm always every five seconds', () => {
  const { heard, call } = listen();
  const stop = call.start('new', ['a'], 60);
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual(['bell', 'bell']);
  stop();
  call.start('overlooked', ['a'], 60);
  vi.advanceTimersByTime(5_000);
  expect(heard.slice(2)).toEqual(['alarm', 'alarm']);
});

test('without a calling order there is no sound', () => {
  const { heard, call } = listen();
  call.start('calm', []);
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual([]);
});
