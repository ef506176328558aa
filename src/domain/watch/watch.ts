import type { Words } from '../resource/resource';
import WORDS from './watch-words.json' with { type: 'json' };

/** What the owner is told of, also at night. */
const SIGN_KINDS = [
  'database',
  'disk',
  'order',
  'tablet',
  'bank',
  'mail',
  'copy',
  'clock',
] as const;
export type SignKind = (typeof SIGN_KINDS)[number];

/** `count` is the number in the sign's sentence. */
export type Sign = { kind: SignKind; count: number };
export type SignRead = Sign & { since: string };

/** A guest whose booking mail could not be sent, and who therefore knows nothing of it. */
export type FailedMail = {
  bookingId: string;
  kind: 'table' | 'brunch';
  guestName: string;
  guestPhone: string;
  startsAt: string;
};
export type WatchRead = { signs: SignRead[]; failedMails: FailedMail[] };

const SIGN_WORDS: Record<SignKind, Words> = WORDS.signs;

export function signText({ kind, count }: Sign, language: 'en' | 'tr'): string {
  return SIGN_WORDS[kind][language].replace('{n}', String(count));
}

/** A sign is told once it has been there this long (ms); the other signs are late by themselves. */
const PATIENCE_MS: Partial<Record<SignKind, number>> = { tablet: 2 * 60_000 };
/** The owner hears of one sign at most this often (ms). */
const TOLD_EVERY_MS = 60 * 60_000;

/** What is known of a sign: since when it is there, whether the owner was told, and when last. */
type Watched = { since: number | null; isTold: boolean; toldAt: number | null };
export type WatchState = Partial<Record<SignKind, Watched>>;
export type WatchNews = { began: Sign[]; over: Sign[]; isAllWell: boolean };

/** Compares what is there with what the owner was told. */
export function watchNews(
  state: WatchState,
  signs: readonly Sign[],
  now: number,
): { state: WatchState; news: WatchNews } {
  const next: WatchState = {};
  const began: Sign[] = [];
  const over: Sign[] = [];
  for (const kind of SIGN_KINDS) {
    const before = state[kind] ?? { since: null, isTold: false, toldAt: null };
    const sign = signs.find((one) => one.kind === kind);
    if (!sign) {
      if (before.isTold) over.push({ kind, count: 0 });
      if (before.toldAt !== null) next[kind] = { ...before, since: null, isTold: false };
      continue;
    }
    const since = before.since ?? now;
    const isDue =
      !before.isTold &&
      now - since >= (PATIENCE_MS[kind] ?? 0) &&
      (before.toldAt === null || now - before.toldAt >= TOLD_EVERY_MS);
    if (isDue) began.push(sign);
    next[kind] = isDue ? { since, isTold: true, toldAt: now } : { ...before, since };
  }
  const isAllWell = over.length > 0 && Object.values(next).every(({ isTold }) => !isTold);
  return { state: next, news: { began, over, isAllWell } };
}

/** Returns the state of a round whose news reached nobody: the next round tells it again. */
export function untold(before: WatchState, after: WatchState): WatchState {
  const state: WatchState = {};
  for (const kind of SIGN_KINDS) {
    const { isTold = false, toldAt = null } = before[kind] ?? {};
    const since = after[kind]?.since ?? null;
    if (since !== null || isTold || toldAt !== null) state[kind] = { since, isTold, toldAt };
  }
  return state;
}

const OVER_WORDS: Record<SignKind, Words> = WORDS.over;

/** Returns the lines that the owner reads of a round's news. */
export function newsLines({ began, over, isAllWell }: WatchNews, language: 'en' | 'tr'): string[] {
  const again = language === 'tr' ? 'Yeniden yolunda' : 'Well again';
  const all = language === 'tr' ? 'Her şey yeniden yolunda.' : 'All is well again.';
  return [
    ...began.map((sign) => signText(sign, language)),
    ...(over.length > 0
      ? [`${again}: ${over.map(({ kind }) => OVER_WORDS[kind][language]).join(', ')}.`]
      : []),
    ...(isAllWell ? [all] : []),
  ];
}
