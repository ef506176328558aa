import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startLive } from './live';

type Kind = 'poke' | 'hb' | 'error';

/** Returns a connection that the test controls. */
function createConnection() {
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
  const connections: ReturnType<typeof createConnection>[] = [];
  const heard: string[] = [];
  const live = startLive({
    open() {
      const connection = createConnection();
      connections.push(connection);
      return connection;
    },
    random: () => random,
    onSignal: () => heard.push('poke'),
    onConnection: (isUp) => heard.push(isUp ? 'up' : 'down'),
  });
  return { live, connections, heard };
}

describe('the live channel', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('an event is received, and proves the connection', () => {
    const { connections, heard } = start();
    connections[0]?.say('poke');
    expect(heard).toEqual(['up', 'poke']);
  });

  test("an error opens a new connection after a second, since the browser's own retry can stop for ever", () => {
    const { connections, heard } = start();
    connections[0]?.say('error');
    expect(heard).toEqual(['down']);
    expect(connections[0]?.isClosed).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(connections).toHaveLength(2);
  });

  test('the delay grows up to 15 s, and an event resets it', () => {
    const { connections } = start(0.999);
    for (let i = 0; i < 6; i += 1) {
      connections.at(-1)?.say('error');
      vi.advanceTimersByTime(15_000);
    }
    expect(connections).toHaveLength(7);
    connections.at(-1)?.say('error');
    vi.advanceTimersByTime(14_000);
    expect(connections).toHaveLength(7);
    vi.advanceTimersByTime(1_000);
    connections.at(-1)?.say('hb');
    connections.at(-1)?.say('error');
    vi.advanceTimersByTime(2_000);
    expect(connections).toHaveLength(9);
  });

  test('40 s of silence mean a dead connection, even if the stream is open', () => {
    const { connections, heard } = start();
    vi.advanceTimersByTime(39_000);
    connections[0]?.say('hb');
    vi.advanceTimersByTime(39_000);
    expect(heard).toEqual(['up']);
    vi.advanceTimersByTime(1_000);
    expect(heard).toEqual(['up', 'down']);
    expect(connections[0]?.isClosed).toBe(true);
  });

  test('a closed channel reports nothing more', () => {
    const { live, connections, heard } = start();
    live.reconnect();
    connections[0]?.say('error');
    expect(heard).toEqual([]);
    live.stop();
    vi.advanceTimersByTime(120_000);
    expect(connections).toHaveLength(2);
    expect(connections[1]?.isClosed).toBe(true);
  });
});
