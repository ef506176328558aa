import type { AnswerPhoneInput, Call, SeatRead } from '#domain/seatings/seating';
import { isCalling } from '#domain/seatings/seating';
import { HEADERS } from '#domain/sync/mutation';
import { patchDraft } from '../drafts/order-drafts';
import { newSecret } from '../ids';
import { isRecord, recordOf, textField } from '../json';
import { askServer } from '../network/ask-server';
import { storedValue } from '../storage/browser-storage';
import { createStore } from '../store';

export type StoredSeat = { secret: string; label: string; isEnded: boolean };

export const storedSeat = storedValue<StoredSeat | null>('bb-seat', seatOf);
/** Holds the table with its bill; null before the first read. */
export const seatStore = createStore<SeatRead | null>(null);

/** `refused`: the code is invalid. `unreachable`: the server did not respond. */
export type SeatOutcome = 'ok' | 'refused' | 'unreachable';

/** Takes a seat by a scanned code's token. Stores the secret first, so a retry takes the same seat. */
export async function takeSeat(token: string): Promise<SeatOutcome> {
  const secret = storedSeat.get()?.secret ?? newSecret();
  const found = await ask('/api/seat', { secret, body: { token, seat: secret } });
  if (!found) return 'unreachable';
  if ('code' in found) return 'refused';
  keep(secret, found.seat);
  patchDraft({ serviceType: 'table', tableNumber: found.seat.table.label });
  return 'ok';
}

/** Reads the table again, and stores a closed table as closed. */
export async function rereadSeat(): Promise<void> {
  const here = storedSeat.get();
  if (!here || here.isEnded) return;
  await follow(here, await ask('/api/seat', here));
}

/** Calls staff or requests the bill. Resolves to true if the server has the call. */
export async function callStaff(call: Call): Promise<boolean> {
  const here = storedSeat.get();
  if (!here) return false;
  const found = await ask('/api/seat/call', { ...here, body: { call } });
  await follow(here, found);
  return found !== null && 'seat' in found && isCalling(found.seat.calls[call]);
}

/** Answers another phone's question to be let in. Resolves to true if the server has the answer. */
export async function answerPhone(answer: AnswerPhoneInput): Promise<boolean> {
  const here = storedSeat.get();
  if (!here) return false;
  const found = await ask('/api/seat/answer', { ...here, body: answer });
  await follow(here, found);
  return found !== null && 'seat' in found;
}

export function leaveSeat(): void {
  storedSeat.set(null);
  seatStore.set(null);
  patchDraft({ tableNumber: '' });
}

type Found = { seat: SeatRead } | { code: string };

async function follow(here: StoredSeat, found: Found | null): Promise<void> {
  if (!found) return;
  if ('seat' in found) return keep(here.secret, found.seat);
  if (found.code !== 'seat.ended') return;
  storedSeat.set(JSON.stringify({ ...here, isEnded: true }));
  seatStore.set(null);
  patchDraft({ tableNumber: '' });
}

function keep(secret: string, seat: SeatRead): void {
  const before = storedSeat.get()?.label;
  const { label } = seat.table;
  const stored = JSON.stringify({ secret, label, isEnded: false });
  if (JSON.stringify(storedSeat.get()) !== stored) storedSeat.set(stored);
  // After a move the party orders to its new table.
  if (before !== undefined && before !== label) patchDraft({ tableNumber: label });
  seatStore.set(seat);
}

/** Resolves to null without a valid response. */
async function ask(
  path: string,
  { secret, body }: { secret: string; body?: unknown },
): Promise<Found | null> {
  try {
    const headers = { [HEADERS.seat]: secret };
    const { isOurs, status, text } = await askServer(path, { body, headers });
    if (!isOurs || status >= 500) return null;
    const told = recordOf(text);
    if (!told) return null;
    return isSeat(told) ? { seat: told } : { code: textField(told, 'code') ?? 'internal' };
  } catch {
    return null;
  }
}

function isSeat(told: unknown): told is SeatRead {
  return isRecord(told) && isRecord(told.table) && Array.isArray(told.orders);
}

function seatOf(text: string | null): StoredSeat | null {
  const stored = text === null ? null : recordOf(text);
  const [secret, label] = [textField(stored, 'secret'), textField(stored, 'label')];
  if (secret === null || label === null) return null;
  return { secret, label, isEnded: stored?.isEnded === true };
}
