import type { CartLine } from '#domain/cart/cart';
import { addLine } from '#domain/cart/cart';
import type {
  ConsentChannel,
  JoinClubInput,
  MemberRead,
  RedeemResponse,
} from '#domain/club/guest-member';
import type { RewardSauce } from '#domain/club/points';
import { choiceOfSauce } from '#domain/club/points';
import { lineName } from '#domain/menu/menu-item';
import { HEADERS } from '#domain/sync/mutation';
import type { StoragePort } from '../db';
import { changeCart, storedCart } from '../drafts/cart-storage';
import { isRecord, recordOf, textField } from '../json';
import { askServer } from '../network/ask-server';
import { browserStorage, storedValue } from '../storage/browser-storage';
import { createStore } from '../store';

/** Names the key of the free dishes that the guest removed while the server did not respond. */
const LEFT_KEY = 'club-left';

type Redeemed = { response: RedeemResponse; points: number; sauce: RewardSauce | null };

function addFreeDish({ response, points, sauce }: Redeemed): void {
  const { item, holdId } = response;
  const customizations = choiceOfSauce(sauce);
  const { items } = storedCart.get();
  const line: CartLine = {
    id: Math.max(Date.now(), ...items.map(({ id }) => id + 1)),
    originalMenuItemId: item.id,
    name: lineName(item, customizations, 'en'),
    nameEn: item.nameEn,
    nameTr: item.nameTr,
    price: '0.00',
    quantity: 1,
    imageUrl: item.imageUrl,
    isRedeemed: true,
    pointsUsed: points,
    holdId,
    ...(sauce ? { customizations } : {}),
  };
  changeCart((cart) => addLine(cart, line));
}

/** Returns a removed dish's points, now or at the next contact; after a day the server returns them itself. */
export async function giveBack(holdId: string): Promise<number | null> {
  writeLeft([...readLeft(), holdId]);
  return releaseLeft();
}

/** Resolves to the new points, or to null without a response. */
async function releaseLeft(): Promise<number | null> {
  let points: number | null = null;
  for (const holdId of readLeft()) {
    try {
      const path = `/api/loyalty/holds/${holdId}`;
      const { user } = await readClub<{ user: Pick<MemberRead, 'loyaltyPoints'> }>(path, {
        method: 'DELETE',
      });
      points = user.loyaltyPoints;
    } catch (error) {
      // After a sign-out the server returns the points itself.
      if (!(error instanceof ClubError) || error.status >= 429) return null;
    }
    writeLeft(readLeft().filter((id) => id !== holdId));
  }
  return points;
}

function readLeft(): string[] {
  return browserStorage.read(LEFT_KEY)?.split(' ').filter(Boolean) ?? [];
}

function writeLeft(holdIds: readonly string[]): void {
  browserStorage.write(LEFT_KEY, holdIds.join(' ') || null);
}

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
type ClubResponse<T> = { status: number; body: T };

/** Sends a request to the club; needs a connection. The contract defines the response type. @throws ClubError when refused */
async function askClub<T>(path: string, call: ClubCall = {}): Promise<ClubResponse<T>> {
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
  return (await askClub<T>(path, call)).body;
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

function showMember(member: MemberRead): void {
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

function showNobody(): void {
  clubStore.set({ state: 'guest' });
  keepMember(null);
}

/** Joins the club and signs in. Retries with the same `id` join once. */
export async function joinClub(input: JoinClubInput, id: string): Promise<void> {
  showMember(await readClub<MemberRead>('/api/users', { body: input, id }));
}

/** Signs in by a code. Returns false if the server mailed a code instead. */
export async function signIn(email: string): Promise<boolean> {
  const { status, body } = await askClub<MemberRead>('/api/users/signin', { body: { email } });
  if (status === 202) return false;
  showMember(body);
  return true;
}

export async function verifyCode(input: { email: string; code: string }): Promise<void> {
  showMember(await readClub<MemberRead>('/api/users/signin/verify', { body: input }));
}

export async function signOut(): Promise<void> {
  await askClub('/api/users/signout', { method: 'POST' });
  showNobody();
}

export async function changeConsent(channel: ConsentChannel, isGranted: boolean): Promise<void> {
  const { member } = signedIn();
  const path = `/api/users/${member.id}/consents`;
  const response = await readClub<Pick<MemberRead, 'consents'>>(path, {
    body: { channel, isGranted },
  });
  showMember({ ...member, consents: response.consents });
}

export async function exportMyData(): Promise<string> {
  const { body } = await askClub(`/api/users/${signedIn().member.id}/export`);
  return JSON.stringify(body, null, 2);
}

export async function deleteMyData(): Promise<void> {
  await askClub(`/api/users/${signedIn().member.id}`, { method: 'DELETE' });
  showNobody();
}

type Redemption = {
  itemId: number;
  points: number;
  description: string;
  sauce: RewardSauce | null;
  id: string;
};

export async function redeem({ itemId, points, description, sauce, id }: Redemption) {
  const body = { pointsToRedeem: points, menuItemId: itemId, description };
  const response = await readClub<RedeemResponse>('/api/loyalty/redeem', { body, id });
  addFreeDish({ response, points, sauce });
  showPoints(response.user.loyaltyPoints);
}

/** Removes a free dish. Returns true if the server has returned its points already. */
export async function returnFreeDish(holdId: string): Promise<boolean> {
  const points = await giveBack(holdId);
  if (points !== null) showPoints(points);
  return points !== null;
}

function signedIn() {
  const club = clubStore.get();
  if (club.state !== 'member') throw new Error('Nobody is signed in.');
  return club;
}
