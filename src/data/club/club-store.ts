import type { MemberRead } from '#domain/club/guest-member';
import { createStore } from '../store';
import { ClubError, readClub } from './club-api';
import { releaseLeft } from './free-dishes';
import { keepMember, knownMember } from './known-member';

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
