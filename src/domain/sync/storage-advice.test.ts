import { describe, expect, test } from 'vitest';
import type { StorageAdvice, StorageFacts } from './storage-advice';
import { losesByLeaving, storageAdvice } from './storage-advice';

const CALM: StorageFacts = {
  trouble: null,
  unsent: 0,
  inMemory: 0,
  canSendClosed: true,
  isPersistent: true,
  isInstalled: true,
  isIos: false,
};

describe('what people are told about storage', () => {
  test.each<[string, Partial<StorageFacts>, StorageAdvice[]]>([
    ['nothing waits', {}, []],
    [
      'nothing waits in a bare Safari tab',
      { canSendClosed: false, isIos: true, isInstalled: false, isPersistent: false },
      [],
    ],
    ['one waits, and the browser sends it by itself', { unsent: 1 }, ['clearing']],
    [
      'one waits where only the open page sends',
      { unsent: 1, canSendClosed: false },
      ['keep_open', 'clearing'],
    ],
    [
      'one waits in a Safari tab',
      { unsent: 1, canSendClosed: false, isIos: true, isInstalled: false },
      ['keep_open', 'own_storage', 'clearing'],
    ],
    [
      'one waits in the app on the home screen',
      { unsent: 1, canSendClosed: false, isIos: true },
      ['keep_open', 'clearing'],
    ],
    [
      'one waits where the browser promised nothing',
      { unsent: 1, isPersistent: false, isInstalled: false },
      ['may_forget', 'clearing'],
    ],
    [
      'the browser was not asked yet',
      { unsent: 1, isPersistent: null, isInstalled: false },
      ['clearing'],
    ],
    [
      'the only one lives in the page',
      { unsent: 1, inMemory: 1, trouble: 'refused' },
      ['refused', 'keep_open'],
    ],
    [
      'no room for the second',
      { unsent: 2, inMemory: 1, trouble: 'full' },
      ['full', 'keep_open', 'clearing'],
    ],
    ['it was cleared', { trouble: 'evicted' }, ['evicted']],
    ['another tab holds it back', { trouble: 'blocked' }, ['blocked']],
  ])('%s', (_, facts, advice) => {
    expect(storageAdvice({ ...CALM, ...facts })).toEqual(advice);
  });
});

test('leaving is held up only by what is saved nowhere', () => {
  expect(losesByLeaving({ inMemory: 0 })).toBe(false);
  expect(losesByLeaving({ inMemory: 1 })).toBe(true);
});
