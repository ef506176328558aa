import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startLive } from './live';

type Kind = 'poke' | 'hb' | 'error';

/** A connection controlled by the test. */
function createLine() {
  const listeners = new Map<Kind, () => void>();
  return {
    isClosed: false,
    say: (kind: Kind) => listeners.get(kind)?.(),
    addEventListener(kind: Kind, listener: () => void) {
      listeners.set(kind, listener);
    },
    close() {
      this.isClosed = true;
    },
  };
}

function start(random = 0) {
  const lines: ReturnType<typeof createLine>[] = [];
  const heard: string[] = [];
  const live = startLive({
    open() {
      const line = createLine();
      lines.push(line);
      return line;
    },
    random: () => random,
    onSignal: () => heard.push('poke'),
    onLine: (isUp) => heard.push(isUp ? 'up' : 'down'),
  });
  return { live, lines, heard };
}

describe('the line to the server', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('an event is received, and proves the connection', () => {
    const { lines, heard } = start();
    lines[0]?.say('poke');
    expect(heard).toEqual(['up', 'poke']);
  });

  test('one error is a new line a second later: the browser’s own gives up for ever', () => {
    const { lines, heard } = start();
    lines[0]?.say('error');
    expect(heard).toEqual(['down']);
    expect(lines[0]?.isClosed).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(lines).toHaveLength(2);
  });

  test('again and again it waits longer, up to 15 s, and a word from the server ends that', () => {
    const { lines } = start(0.999);
    for (let i = 0; i < 6; i += 1) {
      lines.at(-1)?.say('error');
      vi.advanceTimersByTime(15_000);
    }
    expect(lines).toHaveLength(7);
    lines.at(-1)?.say('error');
    vi.advanceTimersByTime(14_000);
    expect(lines).toHaveLength(7);
    vi.advanceTimersByTime(1_000);
    lines.at(-1)?.say('hb');
    lines.at(-1)?.say('error');
    vi.advanceTimersByTime(2_000);
    expect(lines).toHaveLength(9);
  });

  test('40 s of silence mean a dead connection, even if the stream is open', () => {
    const { lines, heard } = start();
    vi.advanceTimersByTime(39_000);
    lines[0]?.say('hb');
    vi.advanceTimersByTime(39_000);
    expect(heard).toEqual(['up']);
    vi.advanceTimersByTime(1_000);
    expect(heard).toEqual(['up', 'down']);
    expect(lines[0]?.isClosed).toBe(true);
  });

  test('a closed channel reports nothing more', () => {
    const { live, lines, heard } = start();
    live.reconnect();
    lines[0]?.say('error');
    expect(heard).toEqual([]);
    live.stop();
    vi.advanceTimersByTime(120_000);
    expect(lines).toHaveLength(2);
    expect(lines[1]?.isClosed).toBe(true);
  });
});
