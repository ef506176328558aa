import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveHub } from './live-hub';
import { createLiveHub } from './live-hub';

const SECOND = 1000;
let hub: LiveHub;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  hub = createLiveHub({ epoch: 'e', headSeq: () => 7, now: Date.now });
});

afterEach(() => {
  hub.close();
  vi.useRealTimers();
});

function listen(stream: ReadableStream<Uint8Array>) {
  const heard = { events: [] as string[], isOver: false, isCut: false };
  const reader = stream.getReader();
  const read = async (): Promise<void> => {
    const { done, value } = await reader.read();
    if (done) {
      heard.isOver = true;
      return;
    }
    heard.events.push(new TextDecoder().decode(value));
    return read();
  };
  read().catch(() => {
    heard.isCut = true;
  });
  return heard;
}

const poke = (seq: number) => `event: poke\nid: e.${seq}\ndata: {"seq":${seq}}\n\n`;

describe('the live channel', () => {
  test('sends the position of the feed at once', async () => {
    const tablet = listen(hub.open('a'));
    await vi.advanceTimersByTimeAsync(0);
    expect(tablet.events).toEqual([poke(7)]);
  });

  test('signals every tablet, and joins many commits of one moment into one event', async () => {
    const [one, two] = [listen(hub.open('a')), listen(hub.open('b'))];
    await vi.advanceTimersByTimeAsync(SECOND);
    for (let seq = 8; seq <= 40; seq += 1) hub.signal(seq);
    await vi.advanceTimersByTimeAsync(100);
    expect(one.events.slice(1)).toEqual([poke(40)]);
    expect(two.events).toEqual(one.events);
  });

  test('sends a heartbeat every eight seconds', async () => {
    const tablet = listen(hub.open('a'));
    await vi.advanceTimersByTimeAsync(17 * SECOND);
    expect(tablet.events.slice(1)).toEqual(Array(2).fill('event: hb\ndata: {}\n\n'));
  });

  test('closes the connection of a tablet that stopped reading, and does not wait for it', async () => {
    const stalled = hub.open('asleep').getReader();
    const awake = listen(hub.open('b'));
    for (let seq = 8; seq < 20; seq += 1) {
      hub.signal(seq);
      await vi.advanceTimersByTimeAsync(SECOND);
    }
    expect(awake.events.filter((event) => event.includes('poke'))).toHaveLength(13);
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    expect(hub.clients()).toBe(1);
    await expect(stalled.closed).rejects.toThrow('stopped reading');
  });

  test('sends a slow tablet only the latest event', async () => {
    const slow = hub.open('a');
    for (let seq = 8; seq < 20; seq += 1) {
      hub.signal(seq);
      await vi.advanceTimersByTimeAsync(SECOND);
    }
    const tablet = listen(slow);
    await vi.advanceTimersByTimeAsync(0);
    expect(tablet.events).toEqual([poke(7), poke(8), poke(19)]);
  });

  test('keeps three tabs of one session; a fourth closes the oldest', async () => {
    const tabs = Array.from({ length: 4 }, () => listen(hub.open('a')));
    const other = listen(hub.open('b'));
    await vi.advanceTimersByTimeAsync(0);
    expect(tabs.map(({ isOver }) => isOver)).toEqual([true, false, false, false]);
    expect(other.isOver).toBe(false);
  });

  test('ends after two hours, and when the server closes', async () => {
    const tablet = listen(hub.open('a'));
    await vi.advanceTimersByTimeAsync(2 * 60 * 60 * SECOND + 8 * SECOND);
    expect(tablet.isOver).toBe(true);
    const late = listen(hub.open('a'));
    hub.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(late.isOver).toBe(true);
  });

  test('forgets a tablet that disconnected', async () => {
    await hub.open('a').cancel();
    expect(hub.clients()).toBe(0);
  });
});
