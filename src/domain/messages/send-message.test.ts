import * as v from 'valibot';
import { expect, test } from 'vitest';
import { HUMAN_MS, isFromProgram, sendMessageInput } from './send-message';

const LETTER = {
  name: 'Deniz',
  email: 'deniz@example.com',
  subject: 'A lost scarf',
  message: 'Blue, on the terrace.',
};

function codes(body: Record<string, unknown>): string[] {
  return (v.safeParse(sendMessageInput, body).issues ?? []).map(({ message }) => message);
}

test.each([
  ['name', '  ', 'name.required'],
  ['email', 'deniz@', 'email.invalid'],
  ['subject', '', 'subject.required'],
  ['message', '\n', 'message.required'],
  ['subject', 'x'.repeat(151), 'text.too_long'],
  ['message', 'x'.repeat(2001), 'text.too_long'],
  ['name', 'x'.repeat(121), 'text.too_long'],
])('a message whose %s is %j is refused with its own code', (field, value, code) => {
  expect(codes({ ...LETTER, [field]: value })).toEqual([code]);
});

test('the four fields of a plain client are enough, and a person is meant', () => {
  const plain = v.parse(sendMessageInput, LETTER);
  expect(plain).toMatchObject(LETTER);
  expect(isFromProgram(plain)).toBe(false);
});

test('a sender that fills in the hidden field, or sends within seconds, is a program', () => {
  expect(isFromProgram({ website: 'https://spam.example', openMs: 60_000 })).toBe(true);
  expect(isFromProgram({ website: '', openMs: HUMAN_MS - 1 })).toBe(true);
  expect(isFromProgram({ website: '', openMs: HUMAN_MS })).toBe(false);
});
