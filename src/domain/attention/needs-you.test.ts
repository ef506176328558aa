import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEVICE_ROLES } from '../stations/station';
import type { NeedKind } from './needs-you';
import { NEED_KINDS, needKindsOf, needsYou } from './needs-you';

type Facts = Record<NeedKind, number>;

const anyFacts = fc.record(
  Object.fromEntries(NEED_KINDS.map((kind) => [kind, fc.array(fc.nat(), { maxLength: 4 })])),
  { requiredKeys: [] },
);
const anyRole = fc.constantFrom(...DEVICE_ROLES);

test('the rail says every fact that its device shows exactly once, the most urgent kind first', () => {
  fc.assert(
    fc.property(anyRole, anyFacts, (role, facts) => {
      const needs = needsYou<Facts>(role, facts);
      const said = needs.flatMap(({ kind, all }) => all.map((fact) => [kind, fact]));
      const meant = NEED_KINDS.filter((kind) => needKindsOf(role).includes(kind));
      expect(said).toEqual(
        meant.flatMap((kind) => (facts[kind] ?? []).map((fact) => [kind, fact])),
      );
      expect(needs.every(({ first, all }) => first === all[0])).toBe(true);
    }),
  );
});

test('a call stays an entry of its own, whatever else there is', () => {
  fc.assert(
    fc.property(anyFacts, fc.array(fc.nat(), { minLength: 1, maxLength: 4 }), (facts, calls) => {
      const needs = needsYou<Facts>('bar', { ...facts, call: calls });
      expect(needs.slice(0, calls.length)).toEqual(
        calls.map((call) => ({ kind: 'call', first: call, all: [call] })),
      );
    }),
  );
});

test('the office has no rail, a station only what it makes, a waiter no alarm to switch on', () => {
  expect(needKindsOf('office')).toEqual([]);
  expect(needKindsOf('kitchen')).toEqual(['order', 'sound', 'printer', 'limit', 'silent']);
  expect(NEED_KINDS.filter((kind) => !needKindsOf('waiter').includes(kind))).toEqual(['sound']);
  expect(needKindsOf('bar')).toEqual(NEED_KINDS);
});
