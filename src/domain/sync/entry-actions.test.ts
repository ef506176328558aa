import { describe, expect, test } from 'vitest';
import { entryActions } from './entry-actions';
import { ENTRY_STATES, isTerminal, nextEntryState } from './mutation';

const MINE = { isReadable: true, isUnsent: true, isOthers: false };

describe('the ways out of a waiting mutation', () => {
  test.each([
    ['queued', ['discard']],
    ['sending', []],
    ['needs_user', ['discard']],
    ['blocked_auth', ['sign-in', 'discard']],
    ['blocked_upgrade', ['update', 'discard']],
    ['quarantined', ['retry', 'discard']],
  ] as const)('%s: %j', (state, actions) => {
    expect(entryActions({ ...MINE, state })).toEqual(actions);
  });

  test('a settled entry can be dismissed', () => {
    const answered = { ...MINE, isUnsent: false };
    expect(entryActions({ ...answered, state: 'rejected' })).toEqual(['dismiss']);
    expect(entryActions({ ...answered, state: 'needs_user' })).toEqual(['dismiss']);
  });

  test('a person cannot send another person’s mutation', () => {
    for (const state of ENTRY_STATES) {
      const actions = entryActions({ ...MINE, state, isOthers: true });
      expect(actions.filter((action) => action !== 'discard')).toEqual([]);
    }
  });

  test('an unreadable entry waits for a newer version, or is discarded', () => {
    const unreadable = { ...MINE, isReadable: false, state: 'quarantined' } as const;
    expect(entryActions(unreadable)).toEqual(['update', 'discard']);
  });

  test('a person can end every entry that waits for one', () => {
    const waiting = ENTRY_STATES.filter(
      (state) => !isTerminal(state) && nextEntryState(state, 'userCancel') === 'cancelled',
    );
    for (const state of waiting) {
      const actions = entryActions({ ...MINE, state });
      expect(actions.includes('discard') || actions.includes('dismiss')).toBe(true);
    }
  });
});
