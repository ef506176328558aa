import type { Params } from './action';
import { ACTS } from './actions/list';
import { createRng } from './rng';

export type Step = { waitMs: number; act: string; params: Params };

/** Describes a run: devices and steps. A run can drop and replay steps. */
export type Plan = {
  seed: number;
  phones: number;
  tablets: number;
  /** True if the server limits request rates, as in production. */
  isLimited: boolean;
  /** True if the browsers have Web Locks, which plain HTTP lacks. */
  hasLocks: boolean;
  steps: Step[];
};

/** The themes make some actions more frequent, so that they meet. Each evening has two themes. */
const THEMES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  kitchen: { move: 4, show: 4, dismiss: 3, tap: 2, acknowledge: 4, switchDish: 3 },
  shift: { signIn: 5, signOut: 5, endSessions: 3, move: 3 },
  tables: { book: 7, answerBooking: 7, giveBack: 4 },
  away: { weather: 3, sleep: 3, setClock: 3, tap: 2, confirm: 3 },
  breaking: { crash: 4, freeze: 4, openPage: 4, sync: 4, closePage: 2 },
  floor: { walkIn: 7, giveTable: 7, clear: 4, book: 4, readRefusal: 2 },
  telephone: {
    writeBooking: 9,
    editBooking: 9,
    book: 4,
    changeBooking: 5,
    giveTable: 4,
    walkIn: 2,
    readRefusal: 2,
    weather: 2,
    restart: 2,
  },
  brunch: { tendBrunch: 9, book: 6, readRefusal: 2, acknowledge: 2 },
  dark: { takeQrOrder: 9, scanAgain: 8, tap: 3, weather: 2, switchDish: 2 },
  till: {
    tap: 5,
    confirm: 3,
    move: 2,
    takeMoney: 8,
    undoMoney: 4,
    giveMoneyBack: 4,
    close: 7,
    handOver: 5,
    moveParty: 3,
    takeOff: 6,
    undoLast: 3,
    moveLine: 5,
    moveMoney: 4,
    countMoney: 3,
    closeTheDay: 3,
  },
  waiter: {
    takeRound: 9,
    takeRoundBack: 4,
    answer: 4,
    openATab: 4,
    moveTab: 6,
    nameTab: 3,
    moveParty: 4,
    moveLine: 3,
    takeMoney: 4,
    close: 5,
    move: 2,
    weather: 2,
    restart: 2,
  },
  server: { restart: 5, price: 4, stock: 4, readMenu: 2 },
};

const FEWEST_STEPS = 20;
const MOST_STEPS = 45;
const MINUTE_MS = 60_000;

/** @param theme the only theme of the evening; without it two are drawn */
export function drawPlan(seed: number, theme?: string): Plan {
  const rng = createRng(`plan ${seed}`);
  const drawn = [rng.pick(Object.keys(THEMES)), rng.pick(Object.keys(THEMES))];
  const themes = theme ? [theme] : drawn;
  const weights = weightsFor(themes);
  const isSlow = themes.includes('away');
  const length = FEWEST_STEPS + rng.int(MOST_STEPS - FEWEST_STEPS);
  return {
    seed,
    phones: 1 + rng.int(3),
    // Idle tablets ask every 30 s, so a long evening has only one tablet.
    tablets: isSlow ? 1 : 1 + rng.int(2),
    isLimited: rng.chance(0.3),
    hasLocks: rng.chance(0.7),
    steps: Array.from({ length }, () => {
      const act = rng.weighted(weights);
      return {
        waitMs: drawWait(rng.next(), rng.next(), isSlow),
        act,
        params: ACTS[act]?.draw?.(rng) ?? {},
      };
    }),
  };
}

function weightsFor(themes: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    Object.entries(ACTS).map(([name, { weight }]) => [
      name,
      themes.reduce((product, theme) => product * (THEMES[theme]?.[name] ?? 1), weight),
    ]),
  );
}

/** Draws mostly short waits, sometimes a minute, rarely a quarter of an hour. */
function drawWait(kind: number, share: number, isSlow: boolean): number {
  const often = isSlow ? 0.94 : 0.995;
  const upTo = kind < 0.45 ? 60 : kind < 0.82 ? 3_000 : kind < often ? 25_000 : 14 * MINUTE_MS;
  return Math.round(share * upTo);
}
