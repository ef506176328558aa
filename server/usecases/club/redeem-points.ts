import type { RedeemAnswer } from '#domain/club/club-view';
import type { RedeemInput } from '#domain/club/redeem-points';
import { HOLD_MS, rewardCost } from '#domain/club/rewards';
import { DomainError } from '#domain/error-codes';
import type { MenuItem, RewardKind } from '#domain/menu/menu-item';
import type { LoyaltyRepository } from '../../repositories/loyalty.repository';
import type { MemberRow } from '../../repositories/members.repository';
import type { MenuRepository } from '../../repositories/menu.repository';
import type { Claim, KeptReceipt } from '../../repositories/receipts.repository';

export type RedeemPointsDeps = {
  loyalty: LoyaltyRepository;
  menu: MenuRepository;
  now: () => number;
};

export type RedeemPointsAct = { claim: Claim; member: MemberRow; input: RedeemInput };

/** Takes points for a free dish and holds it for a day. What it costs is the house's word alone. */
export async function redeemPoints(
  { loyalty, menu, now }: RedeemPointsDeps,
  { claim, member, input }: RedeemPointsAct,
): Promise<KeptReceipt> {
  if (member.verifiedAt === null) throw new DomainError('member.unproved');
  const item = (await menu.read()).items.find(({ id }) => id === input.menuItemId);
  const reward = rewardOf(item, input.pointsToRedeem);
  const at = now();
  const hold = {
    id: claim.mutationId,
    memberId: member.id,
    menuItemId: reward.id,
    rewardKind: reward.rewardKind,
    nameEn: reward.nameEn,
    nameTr: reward.nameTr,
    points: input.pointsToRedeem,
    state: 'open' as const,
    orderId: null,
    createdAt: at,
    expiresAt: at + HOLD_MS,
  };
  const { id, nameEn, nameTr, imageUrl } = reward;
  const body: RedeemAnswer = {
    mutationId: claim.mutationId,
    holdId: hold.id,
    expiresAt: new Date(hold.expiresAt).toISOString(),
    item: { id, name: nameEn, nameEn, nameTr, imageUrl },
    user: { loyaltyPoints: 0 },
  };
  const answer = { status: 201, body: JSON.stringify(body) };
  const receipt = await loyalty.redeem({ claim, answer, hold, item: reward });
  if (receipt) return receipt;
  return refuse({ need: hold.points, have: await loyalty.balance(member.id) });
}

function rewardOf(item: MenuItem | undefined, points: number) {
  const cost = item ? rewardCost(item) : null;
  if (!item || cost === null) throw new DomainError('loyalty.not_a_reward');
  if (points !== cost) throw new DomainError('loyalty.wrong_points', { need: cost });
  return { ...item, rewardKind: item.rewardKind as RewardKind };
}

function refuse(points: { need: number; have: number }): never {
  if (points.have < points.need) throw new DomainError('loyalty.insufficient_points', points);
  // The menu or the member changed between reading and writing.
  throw new DomainError('loyalty.not_a_reward');
}
