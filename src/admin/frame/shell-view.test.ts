import { expect, test } from 'vitest';
import { shellView } from './AdminShell';

test('the tablet shows no orders until it knows that it is not locked', () => {
  expect(shellView({ state: 'signed-in', isLocked: undefined })).toBe('waiting');
  expect(shellView({ state: 'unknown', isLocked: false })).toBe('waiting');
  expect(shellView({ state: 'signed-in', isLocked: false })).toBe('open');
  expect(shellView({ state: 'ended', isLocked: false })).toBe('open');
});

test('a locked tablet is locked from the first render, whoever is signed in', () => {
  expect(shellView({ state: 'unknown', isLocked: true })).toBe('locked');
  expect(shellView({ state: 'signed-in', isLocked: true })).toBe('locked');
  expect(shellView({ state: 'signed-out', isLocked: true })).toBe('door');
});
