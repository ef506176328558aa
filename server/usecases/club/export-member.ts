import type { LoyaltyRead, MemberBooking, MemberOrder, MemberRead } from '#domain/club/club-view';
import type { ConsentsRepository } from '../../repositories/consents.repository';

export type ExportMemberDeps = { consents: ConsentsRepository; now: () => number };

/** What a member sees of themselves on our pages. */
export type SeenData = {
  user: MemberRead;
  loyalty: LoyaltyRead;
  orders: MemberOrder[];
  reservations: MemberBooking[];
};

/** All that the house knows of a member, for themselves: what they see, and what they agreed to when. */
export async function exportMember({ consents, now }: ExportMemberDeps, seen: SeenData) {
  const history = await consents.history(seen.user.id);
  return {
    exportedAt: new Date(now()).toISOString(),
    ...seen,
    consents: history.map(({ memberId: _own, at, ...consent }) => ({
      ...consent,
      at: new Date(at).toISOString(),
    })),
  };
}
