import * as v from 'valibot';
import type { RoundLine } from '#domain/orders/round';
import { roundLines } from '#domain/orders/round';
import { isRecord, recordOf } from '../json';
import { storedValue } from '../storage/browser-storage';
import { textsIn } from './text-draft';

const KEPT_MS = 24 * 3_600_000;

const NO_TEXTS = {
  /** The bill of the party that the round was begun for. */
  billId: '',
  note: '',
  name: '',
  phone: '',
  time: '',
  address: '',
  memberId: '',
  memberName: '',
  /** The guests of this bill may drink alcohol: a person has seen it. */
  ageSeenOn: '',
};

/** An unsent round, with who it is for. */
export type PadDraft = typeof NO_TEXTS & { lines: readonly RoundLine[] };

export const EMPTY_PAD: PadDraft = { ...NO_TEXTS, lines: [] };

type PadDrafts = Readonly<Record<string, PadDraft & { savedAt: number }>>;

/** Unsent rounds by their bill, kept across locks and reloads for a day. */
export const storedPads = storedValue<PadDrafts>('bb-pad', (text) => {
  const kept = text === null ? null : recordOf(text);
  return Object.fromEntries(Object.entries(kept ?? {}).flatMap(padOf));
});

function padOf([bill, kept]: [string, unknown]): [string, PadDraft & { savedAt: number }][] {
  if (!isRecord(kept)) return [];
  const savedAt = Number(kept.savedAt);
  const lines = v.safeParse(roundLines, kept.lines);
  if (!(Date.now() - savedAt <= KEPT_MS) || !lines.success) return [];
  return [[bill, { ...textsIn(kept, NO_TEXTS), lines: lines.output, savedAt }]];
}

/** Changes the draft of a bill, or drops it. */
export function changePad(bill: string, change: (before: PadDraft) => Partial<PadDraft> | null) {
  const { [bill]: kept, ...others } = storedPads.get();
  const { savedAt: _, ...before } = kept ?? { ...EMPTY_PAD, savedAt: 0 };
  const patch = change(before);
  const next = patch && { [bill]: { ...before, ...patch, savedAt: Date.now() } };
  storedPads.set(JSON.stringify({ ...others, ...next }));
}
