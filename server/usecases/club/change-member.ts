import {
  CONSENT_TEXT_VERSION,
  type ConsentInput,
  type RedeemResponse,
} from '#domain/club/guest-member';
import type { RedeemInput } from '#domain/club/points';
import { HOLD_MS, rewardCost } from '#domain/club/rewards';
import type { ClubRules } from '#domain/club/tiers';
import { DomainError } from '#domain/error-codes';
import type { MenuItem, RewardKind } from '#domain/menu/menu-item';
import { clubRulesOf } from '#domain/settings/rules-of';
import type { MemberRow } from '../../repositories/members.repository';
import type { Claim, MutationResponse } from '../../repositories/stored-responses.repository';
import type { Parts } from '../shared/staff-change';

type RedeemPointsDeps = Pick<Parts, 'loyalty' | 'menu' | 'settings' | 'now'>;

type RedeemPointsRequest = { claim: Claim; member: MemberRow; input: RedeemInput };

const MAX_ATTEMPTS = 5;

/**
 * Exchanges points for a free dish and holds the dish for a day. The server decides the cost and repeats if points or
 * menu changed before the write.
 */
export async function redeemPoints(deps: RedeemPointsDeps, request: RedeemPointsRequest) {
  const { member, input } = request;
  if (member.verifiedAt === null) throw new DomainError('member.unproved');
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const stored = await hold(deps, request);
    if (stored) return stored;
    const have = await deps.loyalty.balance(member.id);
    const need = input.pointsToRedeem;
    if (have < need) throw new DomainError('loyalty.insufficient_points', { need, have });
    deps.menu.forget();
  }
  throw new DomainError('busy', { retryAfterS: 1 });
}

/** Returns null if the points do not suffice, the member is not verified, or the dish is no longer a reward. */
async function hold(
  { loyalty, menu, settings, now }: RedeemPointsDeps,
  { claim, member, input }: RedeemPointsRequest,
): Promise<MutationResponse | null> {
  const item = (await menu.read()).items.find(({ id }) => id === input.menuItemId);
  const club = clubRulesOf((await settings.read()).rules);
  const reward = rewardOf(item, input.pointsToRedeem, club);
  const at = now();
  const kept = {
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
  const body: RedeemResponse = {
    mutationId: claim.mutationId,
    holdId: kept.id,
    expiresAt: new Date(kept.expiresAt).toISOString(),
    item: { id, name: nameEn, nameEn, nameTr, imageUrl },
    user: { loyaltyPoints: 0 },
  };
  const response = { status: 201, body: JSON.stringify(body) };
  return loyalty.redeem({ claim, response, hold: kept, item: reward });
}

function rewardOf(item: MenuItem | undefined, points: number, club: ClubRules) {
  const cost = item ? rewardCost(item, club) : null;
  if (!item || cost === null) throw new DomainError('loyalty.not_a_reward');
  if (points !== cost) throw new DomainError('loyalty.wrong_points', { need: cost });
  return { ...item, rewardKind: item.rewardKind as RewardKind };
}

type ChangeConsentRequest = {
  memberId: string;
  input: ConsentInput;
  language: 'en' | 'tr';
};

/** Records a given or withdrawn consent; an unchanged one writes nothing. */
export async function changeConsent(
  { consents, privacyRequests, now, newId }: Parts,
  { memberId, input, language }: ChangeConsentRequest,
) {
  const before = await consents.current(memberId);
  const { channel, isGranted } = input;
  if (before[channel] === isGranted) return before;
  const textVersion = CONSENT_TEXT_VERSION;
  const at = now();
  if (!isGranted) privacyRequests.keep({ memberId, at, withdrawn: channel });
  await consents.add({
    id: newId(),
    memberId,
    channel,
    isGranted,
    textVersion,
    language,
    at,
  });
  return { ...before, [channel]: isGranted };
}

/** Deletes a member's personal data, also from queued mails; orders and points stay without a name. */
export async function forgetMember(
  { members, privacyRequests, mailer, now }: Parts,
  member: MemberRow,
): Promise<void> {
  const at = now();
  privacyRequests.keep({ memberId: member.id, at });
  await members.forget(member, at);
  mailer.forget(member.email);
}
