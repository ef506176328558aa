import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseTransport } from './live';

const SECOND = 1_000;
const MINUTE = 60_000;
type Kind = 'poke' | 'hb' | 'error';

/** Names the network's treatment of streams; long polls pass unless the network is dead. */
type Network = 'clear' | 'holds-back' | 'holds-back-later' | 'dead';

function start(network: Network = 'clear') {
  const bar = { network, streams: 0, asked: 0, pulledAt: null as number | null };
  const heard: string[] = [];
  let isUp = false;

  function openStream() {
    bar.streams += 1;
    const listeners = new Map<Kind, () => void>();
    const timers = [setInterval(() => bar.network === 'clear' && say('hb'), 15 * SECOND)];
    const say = (kind: Kind) => listeners.get(kind)?.();
    const speaksFirst = bar.network === 'clear' || bar.network === 'holds-back-later';
    if (speaksFirst) timers.push(setTimeout(say, 0, 'poke'));
    return {
      addEventListener: (kind: Kind, listener: () => void) => void listeners.set(kind, listener),
      close: () => timers.forEach(clearTimeout),
    };
  }

  const safetyPull = setInterval(() => {
    if (bar.network !== 'dead') bar.pulledAt = Date.now();
  }, 30 * SECOND);
  const path = chooseTransport({
    openStream,
    now: Date.now,
    random: () => 0,
    lastPullAt: () => bar.pulledAt,
    onSignal: () => heard.push('poke'),
    onConnection: (up) => {
      isUp = up;
    },
    ask(waitS) {
      bar.asked += 1;
      if (bar.network === 'dead') return Promise.reject(new TypeError('Failed to fetch'));
      return new Promise((resolve) => setTimeout(resolve, waitS * SECOND, false));
    },
  });
  return {
    bar,
    path,
    heard,
    isUp: () => isUp,
    end() {
      path.stop();
      clearInterval(safetyPull);
    },
  };
}

function pass(ms: number) {
  return vi.advanceTimersByTimeAsync(ms);
}

describe('the live path', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is a stream where streams get through, for hours', async () => {
    const { bar, heard, isUp } = start();
    await pass(3 * 60 * MINUTE);
    expect([bar.streams, bar.asked]).toEqual([1, 0]);
    expect([heard, isUp()]).toEqual([['poke'], true]);
  });

  test('is long polling after two silences of a stream', async () => {
    const { bar, isUp } = start('holds-back');
    await pass(80 * SECOND);
    expect([bar.asked, isUp()]).toEqual([0, false]);
    await pass(2 * SECOND);
    expect([bar.asked > 0, isUp()]).toEqual([true, true]);
    const { streams } = bar;
    await pass(9 * MINUTE);
    expect(bar.streams).toBe(streams);
    expect(isUp()).toBe(true);
  });

  test('is long polling where only the first event gets through', async () => {
    const { bar, isUp } = start('holds-back-later');
    await pass(90 * SECOND);
    expect(bar.asked).toBeGreaterThan(0);
    expect(isUp()).toBe(true);
  });

  test('after ten minutes a stream is tried again; one silence returns to long polling', async () => {
    const { bar, isUp } = start('holds-back');
    await pass(82 * SECOND);
    const { streams } = bar;
    await pass(10 * MINUTE);
    expect(bar.streams).toBe(streams + 1);
    expect(isUp()).toBe(false);
    await pass(40 * SECOND);
    expect(isUp()).toBe(true);
    expect(bar.streams).toBe(streams + 1);
  });

  test('after ten minutes a working stream is kept, and long polling ends', async () => {
    const { bar, isUp } = start('holds-back');
    await pass(82 * SECOND);
    bar.network = 'clear';
    await pass(10 * MINUTE + SECOND);
    const { asked, streams } = bar;
    await pass(60 * MINUTE);
    expect([bar.asked, bar.streams, isUp()]).toEqual([asked, streams, true]);
  });

  test('two silences with an event between them keep the stream', async () => {
    const { bar } = start();
    for (let i = 0; i < 5; i += 1) {
      await pass(20 * MINUTE);
      bar.network = 'holds-back';
      await pass(45 * SECOND);
      bar.network = 'clear';
      await pass(5 * MINUTE);
    }
    expect(bar.asked).toBe(0);
  });

  test('while no pull succeeds either, the stream is kept', async () => {
    const { bar, isUp } = start('dead');
    await pass(30 * MINUTE);
    expect(bar.asked).toBe(0);
    expect(bar.streams).toBeGreaterThan(30);
    expect(isUp()).toBe(false);
    bar.network = 'clear';
    await pass(MINUTE);
    expect(isUp()).toBe(true);
  });

  test('a resumed page asks or reconnects, by the transport in use', async () => {
    const { bar, path } = start('holds-back');
    path.reconnect();
    expect(bar.streams).toBe(2);
    await pass(2 * MINUTE);
    const { asked, streams } = bar;
    path.reconnect();
    expect([bar.asked, bar.streams]).toEqual([asked + 1, streams]);
  });

  test.each(['clear', 'holds-back'] as const)(
    'after a stop nothing more is sent (%s network)',
    async (network) => {
      const { bar, end } = start(network);
      await pass(5 * MINUTE);
      end();
      const { asked, streams } = bar;
      await pass(60 * MINUTE);
      expect([bar.asked, bar.streams]).toEqual([asked, streams]);
    },
  );
});
