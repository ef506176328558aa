import type { StaffOrder } from '#domain/orders/guest-order';
import { orderStatusOf } from '#domain/orders/order';
import { orderAgeing, waitingSince } from '#domain/orders/order-ageing';
import type { BarRules } from '#domain/settings/bar-rules';
import { browserStorage } from '../../data/storage/browser-storage';
import { isOpen } from '../orders/shared/board-view';

export type SoundState = 'off' | 'on' | 'blocked';

type Allowed = 'all' | 'tones' | 'none';

type Melody = {
  notesHz: readonly number[];
  noteSeconds: number;
  loudness: number;
  wave: OscillatorType;
};

const STORAGE_KEY = 'bb-board-sound';
/** The bell plays two rising notes, a fifth, which people hear over a kitchen. */
const BELL: Melody = { notesHz: [659, 988], noteSeconds: 0.22, loudness: 0.35, wave: 'sine' };
/** The alarm plays four rising and falling notes with hard edges. */
const ALARM: Melody = {
  notesHz: [988, 740, 988, 740, 988, 740, 988, 740],
  noteSeconds: 0.16,
  loudness: 0.8,
  wave: 'square',
};
/** The sound is one low note, below the alarm's pitch. */
const LATE: Melody = { notesHz: [294], noteSeconds: 0.7, loudness: 0.5, wave: 'triangle' };
/** The note is short and high: a waiter hears it in the pocket. */
const TONE: Melody = { notesHz: [1319], noteSeconds: 0.18, loudness: 0.35, wave: 'sine' };
/** The notes fall when the connection is lost and rise when it is back; both stay below the alarm's pitch. */
const LOST: Melody = { notesHz: [587, 440], noteSeconds: 0.28, loudness: 0.4, wave: 'triangle' };
const BACK: Melody = { ...LOST, notesHz: [440, 587] };
/** Pointer-up starts sound, so that nothing moves under the finger; some browsers need a full click. */
const TOUCHES = ['pointerup', 'click'] as const;
const SHAKE_MS = [400, 150, 400, 150, 400];

export type OrderSound = ReturnType<typeof createOrderSound>;

/** Plays the alarm sound. Browsers block sound until the first touch. */
export function createOrderSound() {
  const listeners = new Set<() => void>();
  let audio: AudioContext | null = null;
  let isWanted = false;
  let isRestored = false;
  let volumePercent = 100;
  let allowed: Allowed = 'all';

  function tell() {
    for (const listener of listeners) listener();
  }

  function opened(): AudioContext {
    if (audio) return audio;
    audio = new AudioContext();
    audio.addEventListener('statechange', tell);
    // Every touch resumes the audio, because sleep or a call suspends it again.
    for (const touch of TOUCHES) globalThis.document?.addEventListener(touch, wake);
    return audio;
  }

  function want(next: boolean) {
    isWanted = next;
    if (next) opened();
    if (next) void audio?.resume();
    tell();
  }

  function wake() {
    if (isWanted) void audio?.resume();
  }

  function play(melody: Melody) {
    const isAllowed = allowed === 'all' || (allowed === 'tones' && melody === TONE);
    if (isAllowed && isWanted && audio?.state === 'running') {
      playNotes(audio, melody, volumePercent);
    }
  }

  return {
    state(): SoundState {
      if (!isWanted) return 'off';
      return audio?.state === 'running' ? 'on' : 'blocked';
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The caller needs a touch: browsers start sound only then. */
    turn(next: boolean) {
      want(next);
      browserStorage.write(STORAGE_KEY, next ? 'on' : 'off');
      if (next && audio) playNotes(audio, BELL, volumePercent);
    },
    /** Restores the stored setting; the function needs a browser. */
    restore() {
      if (isRestored || browserStorage.read(STORAGE_KEY) !== 'on') return;
      isRestored = true;
      want(true);
    },
    /** Takes percent of the loudest sound. */
    setVolume(percent: number) {
      volumePercent = percent;
    },
    /** Plays the bell once at this volume, also while the alarm is off; the caller needs a touch. */
    async tryVolume(percent: number) {
      const to = opened();
      await to.resume();
      playNotes(to, BELL, percent);
    },
    /** Decides what this device may play: everything, short tones, or nothing. */
    allow(next: Allowed) {
      allowed = next;
    },
    ring: () => play(BELL),
    /** Plays one short note, for a waiter. */
    tone: () => play(TONE),
    /** Sounds louder, for unseen orders. Tablets that can vibrate do so even while sound is blocked. */
    alarm() {
      play(ALARM);
      if (isWanted && allowed === 'all') globalThis.navigator?.vibrate?.(SHAKE_MS);
    },
    late: () => play(LATE),
    lost: () => play(LOST),
    back: () => play(BACK),
  };
}

function playNotes(audio: AudioContext, melody: Melody, volumePercent: number): void {
  const { notesHz, noteSeconds, wave } = melody;
  const loudness = melody.loudness * (volumePercent / 100);
  notesHz.forEach((pitch, nth) => {
    const start = audio.currentTime + nth * noteSeconds;
    const end = start + noteSeconds;
    const volume = audio.createGain();
    volume.connect(audio.destination);
    // Short fades prevent clicks.
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness, start + 0.02);
    volume.gain.linearRampToValueAtTime(0, end);
    const note = audio.createOscillator();
    note.type = wave;
    note.frequency.value = pitch;
    note.connect(volume);
    note.start(start);
    note.stop(end);
  });
}

/** A tablet has one sound, which continues on every page. */
export const barSound = createOrderSound();

/** Plays sounds for late orders and connection changes; each plays once, also while locked. */
export const lateNote = createLateNote(barSound);
/** A waiter hears a short tone for each call, and for each order that is ready. */
export const callNote = createLateNote({ late: barSound.tone });
export const readyNote = createLateNote({ late: barSound.tone });
export const connectionNotes = createConnectionNotes(barSound);

/** An interruption shorter than this makes no sound. */
const SETTLE_MS = 1_500;

/** Plays "lost" and "back" in turn and starts from connected. */
export function createConnectionNotes(sound: Pick<OrderSound, 'lost' | 'back'>) {
  let wasLost = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function say(isLost: boolean) {
    wasLost = isLost;
    if (isLost) sound.lost();
    else sound.back();
  }

  return {
    tell(isLost: boolean) {
      clearTimeout(timer);
      if (isLost !== wasLost) timer = setTimeout(say, SETTLE_MS, isLost);
    },
  };
}

/** Returns the late orders; `now` follows the server's clock. */
export function lateOrders(
  orders: readonly Pick<StaffOrder, 'id' | 'status' | 'orderType' | 'createdAt' | 'preparedFrom'>[],
  now: number,
  ageing: BarRules['ageing'],
): string[] {
  return orders
    .filter(
      (order) =>
        isOpen(orderStatusOf(order.status)) &&
        orderAgeing(ageing[order.orderType], now - waitingSince(order)) === 'late',
    )
    .map(({ id }) => id);
}

export function createLateNote(sound: Pick<OrderSound, 'late'>) {
  let heard: Set<string> | null = null;
  return {
    /** Plays one sound per newly late order; orders that are late at page load stay silent. */
    look(late: readonly string[]) {
      const known = heard ?? new Set(late);
      heard = new Set([...known, ...late]);
      if (heard.size > known.size) sound.late();
    },
  };
}
