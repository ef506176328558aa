import type { MemberRead, RedeemResponse } from '#domain/club/guest-member';
import type { RewardSauce } from '#domain/club/rewards';
import type { ConsentChannel, JoinClubInput } from '#domain/club/sign-in-member';
import { askClub, clubStore, readClub, showMember, showNobody, showPoints } from './club-store';
import { addFreeDish, giveBack } from './free-dishes';

/** Joins the club and signs in. Retries with the same `id` join once. */
export async function joinClub(input: JoinClubInput, id: string): Promise<void> {
  showMember(await readClub<MemberRead>('/api/users', { body: input, id }));
}

/** Signs in by a code. Returns false if the server mailed a code instead. */
export async function signIn(email: string): Promise<boolean> {
  const { status, body } = await askClub('/api/users/signin', { body: { email } });
  if (status === 202) return false;
  showMember(body as MemberRead);
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
