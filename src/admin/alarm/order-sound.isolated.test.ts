import { afterEach, expect, test, vi } from 'vitest';
import { createOrderSound } from './bar-sound';

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

test.each([
  ['late', 1],
  ['lost', 2],
  ['back', 2],
] as const)('the event "%s" has its own sound, lower than the bell', (kind, notes) => {
  const heard = listen('running');
  const sound = createOrderSound();
  sound.turn(true);
  const bell = heard.splice(0).map(({ pitch }) => pitch);
  sound[kind]();
  const pitches = heard.map(({ pitch }) => pitch);
  expect(pitches).toHaveLength(notes);
  expect(Math.max(...pitches)).toBeLessThan(Math.min(...bell));
});

test('a lost connection plays two falling notes, a returned one two rising notes', () => {
  const heard = listen('running');
  const sound = createOrderSound();
  sound.turn(true);
  heard.length = 0;
  sound.lost();
  const [high = 0, low = 0] = heard.splice(0).map(({ pitch }) => pitch);
  expect(high).toBeGreaterThan(low);
  sound.back();
  expect(heard.map(({ pitch }) => pitch)).toEqual([low, high]);
});

test.each(['ring', 'alarm', 'late', 'lost', 'back'] as const)(
  '“%s” is silent and throws nothing while the browser suspends audio',
  (kind) => {
    const sound = createOrderSound();
    const heard = listen('suspended');
    sound.turn(true);
    heard.length = 0;
    sound[kind]();
    expect(sound.state()).toBe('blocked');
    expect(heard).toEqual([]);
  },
);

test('the volume of the bar scales every sound, and a trial plays at its own volume while the alarm is off', async () => {
  const heard = listen('running');
  const sound = createOrderSound();
  await sound.tryVolume(40);
  const [trial] = heard.splice(0);
  expect(sound.state()).toBe('off');
  sound.turn(true);
  const [loudest] = heard.splice(0);
  sound.setVolume(50);
  sound.ring();
  const [half] = heard.splice(0);
  const full = loudest?.loudness ?? 0;
  expect([trial?.loudness, half?.loudness]).toEqual([full * 0.4, full * 0.5]);
});

test('any touch resumes the sound that the browser suspended', () => {
  listen('suspended');
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  const wake = vi.spyOn(AudioContext.prototype, 'resume');
  createOrderSound().turn(true);
  wake.mockClear();
  // The banner disappears with the first sound: the pressed button must not move.
  page.dispatchEvent(new Event('pointerdown'));
  expect(wake).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('pointerup'));
  expect(wake).toHaveBeenCalledOnce();
});

test('a bell that was turned off stays off for alarms and notes too', () => {
  const heard = listen('running');
  const sound = createOrderSound();
  for (const kind of ['alarm', 'late', 'lost', 'back'] as const) sound[kind]();
  expect(heard).toEqual([]);
});
