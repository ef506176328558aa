import { expect, test } from 'vitest';
import { sessionEnd } from './session-end';

const MINUTE = 60_000;

test('an hour before its end a session says so, and a quarter of an hour before it cannot be put off', () => {
  const endsAt = 1_000 * MINUTE;
  const at = (minutesBefore: number) => sessionEnd(endsAt, endsAt - minutesBefore * MINUTE);
  expect([at(61), at(60), at(16), at(15), at(1)]).toEqual(['far', 'soon', 'soon', 'last', 'last']);
  expect(sessionEnd(null, endsAt)).toBe('far');
});
