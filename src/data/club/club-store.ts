import type { MemberRead } from '#domain/club/guest-member';
import { HEADERS } from '#domain/sync/mutation';
import type { StoragePort } from '../deps';
import { isRecord, recordOf, textField } from '../json';
import { askServer } from '../network/ask-server';
import { storedValue } from '../storage/browser-storage';
import { createStore } from '../store';
import { releaseLeft } from './free-dishes';

/** Reports a refusal by the club's API. The message has the specified form: `409: body`. */
export class ClubError extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
  ) {
    super(`${status}: ${body}`);
    this.name = 'ClubError';
  }

  get code(): string {
    return textField(recordOf(this.body), 'code') ?? 'internal';
  }

  get sentence(): string {
    return textField(recordOf(this.body), 'message') ?? '';
  }

  /** Returns a number sent with the code, such as the points available. */
  number(name: string): number {
    return Number(recordOf(this.body)?.[name] ?? Number.NaN);
  }
}

type ClubCall = {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: unknown;
  id?: string;
  language?: 'en' | 'tr';
};
type ClubResponse = { status: number; body: unknown };

/** Sends a request to the club; needs a connection. @throws ClubError when refused */
export async function askClub(path: string, call: ClubCall = {}): Promise<ClubResponse> {
  const { method, body, id, language = document.documentElement.lang } = call;
  const { isOurs, status, ok, text } = await askServer(path, {
    method,
    body,
    headers: { 'Accept-Language': language, ...(id && { [HEADERS.idempotencyKey]: id }) },
  });
  // A response without our header is not from our server.
  if (!isOurs) throw new ClubError(503, '{"code":"busy"}');
  if (!ok) throw new ClubError(status, text);
  return { status, body: text === '' ? null : JSON.parse(text) };
}

export async function readClub<T>(path: string, call?: ClubCall): Promise<T> {
  const { body } = await askClub(path, call);
  return body as T;
}

const MEMBER_KEY = 'club-member';

export function memberIdIn(storage: StoragePort): string | null {
  return textField(recordOf(storage.read(MEMBER_KEY) ?? undefined), 'id');
}

/** Holds the member's name and points for the greeting before the server responds; no address, no phone. */
export type KnownMember = { id: string; firstName: string; points: number; at: number };

export const knownMember = storedValue<KnownMember | null>(MEMBER_KEY, memberOf);

export function keepMember(member: KnownMember | null): void {
  knownMember.set(member === null ? null : JSON.stringify(member));
}

function memberOf(text: string | null): KnownMember | null {
  const kept = recordOf(text ?? undefined);
  if (!isRecord(kept)) return null;
  const { id, firstName, points, at } = kept;
  const isWhole = typeof id === 'string' && typeof firstName === 'string';
  return isWhole ? { id, firstName, points: Number(points) || 0, at: Number(at) || 0 } : null;
}

export type Club =
  | { state: 'asking' }
  | { state: 'guest' }
  | { state: 'member'; member: MemberRead }
  | { state: 'unreachable' };

export const clubStore = createStore<Club>({ state: 'asking' });

/** Reads the signed-in member. A 401 means that nobody is signed in; without a response nothing changes. */
export async function refreshClub(): Promise<void> {
  try {
    showMember(await readClub<MemberRead>('/api/user/profile'));
    void releaseLeft().then((points) => points !== null && showPoints(points));
  } catch (error) {
    if (error instanceof ClubError && error.status === 401) showNobody();
    else if (clubStore.get().state !== 'member') clubStore.set({ state: 'unreachable' });
  }
}

export function showMember(member: MemberRead): void {
  clubStore.set({ state: 'member', member });
  const { id, firstName, loyaltyPoints } = member;
  keepMember({ id, firstName, points: loyaltyPoints, at: Date.now() });
}

export function showPoints(loyaltyPoints: number): void {
  const club = clubStore.get();
  // After a reload this page may not know the member.
  const kept = knownMember.get();
  if (club.state === 'member') showMember({ ...club.member, loyaltyPoints });
  else if (kept) keepMember({ ...kept, points: loyaltyPoints, at: Date.now() });
}

export function showNobody(): void {
  clubStore.set({ state: 'guest' });
  keepMember(null);
}
