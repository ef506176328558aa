import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveWord, TabBus } from '../../../src/data/sync/live';
import { startLeader } from '../../../src/data/sync/live';
import { createLocks } from '../../support/bar/test-locks';

const SECOND = 1_000;
const POKE = { isUp: true, isSignal: true };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Opens tabs of one browser, of which only one holds the live channel. */
function openBrowser({ canTalk = true, canLock = true } = {}) {
  const locks = canLock ? createLocks() : null;
  const ears = new Set<{ listener: (word: unknown) => void; bus: TabBus }>();

  function openTab() {
    const tab = {
      isFrozen: false,
      isVisible: true,
      lines: 0,
      openings: 0,
      heard: [] as LiveWord[],
      say: (_word: LiveWord) => {},
      close: () => {},
    };
    const bus: TabBus = {
      post: (word) => {
        for (const ear of ears) if (ear.bus !== bus) ear.listener(word);
      },
      listen(listener) {
        ears.add({ listener: (word) => !tab.isFrozen && listener(word), bus });
      },
      close: () => {
        for (const ear of ears) if (ear.bus === bus) ears.delete(ear);
      },
    };
    const leader = startLeader({
      locks,
      bus: canTalk ? bus : null,
      now: Date.now,
      isVisible: () => tab.isVisible,
      hear: (word) => tab.heard.push(word),
      open(tell) {
        tab.lines += 1;
        tab.openings += 1;
        tab.say = (word) => !tab.isFrozen && tab.lines > 0 && tell(word);
        return {
          reconnect: () => {},
          stop: () => {
            tab.lines -= 1;
          },
        };
      },
    });
    tab.close = () => leader.stop();
    return tab;
  }

  return { openTab };
}

async function seconds(count: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(count * SECOND);
}

test('three tabs share one live channel, and all of them get its events', async () => {
  const { openTab } = openBrowser();
  const tabs = [openTab(), openTab(), openTab()];
  await seconds(1);
  expect(tabs.map(({ lines }) => lines)).toEqual([1, 0, 0]);
  tabs[0]?.say(POKE);
  expect(tabs.map(({ heard }) => heard)).toEqual([[POKE], [POKE], [POKE]]);
});

test('a tab opened later learns at once that the channel is open', async () => {
  const { openTab } = openBrowser();
  const first = openTab();
  await seconds(1);
  first.say(POKE);
  const second = openTab();
  await seconds(0);
  expect(second.heard).toEqual([{ isUp: true, isSignal: false }]);
});

test('when the tab with the channel is closed, another opens one', async () => {
  const { openTab } = openBrowser();
  const [first, second] = [openTab(), openTab()];
  await seconds(1);
  first.close();
  await seconds(1);
  expect([first.lines, second.lines]).toEqual([0, 1]);
});

test('a frozen tab loses the channel after 45 s of silence, and queues again when it wakes', async () => {
  const { openTab } = openBrowser();
  const [frozen, other] = [openTab(), openTab()];
  await seconds(1);
  frozen.isFrozen = true;
  await seconds(44);
  expect(other.lines).toBe(0);
  await seconds(16);
  expect([frozen.lines, other.lines]).toEqual([0, 1]);
  frozen.isFrozen = false;
  other.close();
  await seconds(1);
  expect([frozen.lines, other.lines]).toEqual([1, 0]);
});

test('a tab whose channel has events keeps it', async () => {
  const { openTab } = openBrowser();
  const [first, other] = [openTab(), openTab()];
  for (let i = 0; i < 10; i += 1) {
    await seconds(30);
    first.say({ isUp: i % 2 === 0, isSignal: false });
  }
  expect([first.openings, other.openings]).toEqual([1, 0]);
});

test('a hidden tab takes no channel over', async () => {
  const { openTab } = openBrowser();
  const [frozen, hidden] = [openTab(), openTab()];
  await seconds(1);
  frozen.isFrozen = true;
  hidden.isVisible = false;
  await seconds(300);
  expect([frozen.lines, hidden.lines]).toEqual([1, 0]);
});

test('a tab that loses its channel again and again never has two', async () => {
  const { openTab } = openBrowser();
  const tabs = [openTab(), openTab(), openTab()];
  for (let round = 0; round < 8; round += 1) {
    for (const tab of tabs) tab.isFrozen = tab.lines > 0;
    await seconds(61);
    expect(tabs.reduce((sum, { lines }) => sum + lines, 0)).toBe(1);
  }
});

test.each([
  ['tabs cannot talk to each other', { canTalk: false }],
  ['there are no locks', { canLock: false }],
])('where %s, every tab has a live channel of its own', async (_, can) => {
  const { openTab } = openBrowser(can);
  const tabs = [openTab(), openTab()];
  await seconds(300);
  expect(tabs.map(({ lines, openings }) => [lines, openings])).toEqual([
    [1, 1],
    [1, 1],
  ]);
});

test('a closed tab sends nothing and takes no channel over', async () => {
  const { openTab } = openBrowser();
  const [first, second] = [openTab(), openTab()];
  await seconds(1);
  second.close();
  first.close();
  await seconds(300);
  expect([first.lines, second.lines]).toEqual([0, 0]);
  expect(second.heard).toEqual([{ isUp: false, isSignal: false }]);
});
