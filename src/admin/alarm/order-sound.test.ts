import { afterEach, expect, test, vi } from 'vitest';
import { createOrderSound } from './order-sound';

/** A browser's audio that notes what would be heard. */
function listen(state: AudioContextState) {
  const heard: { pitch: number; loudness: number }[] = [];
  class Audio {
    state = state;
    currentTime = 0;
    destination = {};
    addEventListener() {}
    async resume() {}
    createGain() {
      const peaks: number[] = [];
      const gain = {
        setValueAtTime() {},
        linearRampToValueAtTime: (value: number) => void peaks.push(value),
      };
      return { gain, peaks, connect() {} };
    }
    createOscillator() {
      const note = {
        frequency: { value: 0 },
        loudness: 0,
        connect({ peaks }: { peaks: number[] }) {
          note.loudness = Math.max(...peaks);
        },
        start: () => heard.push({ pitch: note.frequency.value, loudness: note.loudness }),
        stop() {},
      };
      return note;
    }
  }
  vi.stubGlobal('AudioContext', Audio);
  vi.stubGlobal('localStorage', { setItem() {}, getItem: () => null });
  return heard;
}

afterEach(() => vi.unstubAllGlobals());

test('the alarm for an order that nobody saw is longer and louder than the bell', () => {
  const heard = listen('running');
  const sound = createOrderSound();
  sound.turn(true);
  const bell = heard.splice(0);
  sound.alarm();
  expect(heard.length).toBeGreaterThan(bell.length);
  expect(heard[0]?.loudness).toBeGreaterThan(bell[0]?.loudness ?? 1);
});

test.each(['bell', 'alarm'] as const)(
  'where the browser keeps audio suspended the %s is silent and breaks nothing',
  (kind) => {
    const sound = createOrderSound();
    const heard = listen('suspended');
    sound.turn(true);
    heard.length = 0;
    if (kind === 'bell') sound.ring();
    else sound.alarm();
    expect(sound.state()).toBe('blocked');
    expect(heard).toEqual([]);
  },
);

test('a bell that was turned off stays off for alarms too', () => {
  const heard = listen('running');
  createOrderSound().alarm();
  expect(heard).toEqual([]);
});
