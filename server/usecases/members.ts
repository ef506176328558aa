import type {
  ConsentChannel,
  ConsentInput,
  JoinClubInput,
  RedeemResponse,
  VerifyCodeInput,
} from '#domain/club/guest-member';
import { CODE_ATTEMPTS, CONSENT_CHANNELS, CONSENT_TEXT_VERSION } from '#domain/club/guest-member';
import type { ClubRules, RedeemInput } from '#domain/club/points';
import { HOLD_MS, rewardCost } from '#domain/club/points';
import { DomainError } from '#domain/error-codes';
import type { MenuItem } from '#domain/menu/menu-item';
import { clubRulesOf } from '#domain/settings/rules-of';
import type { AskCodeDeps, Asker, MemberRow, SignedIn } from '../repositories/members.repository';
import { askCode, memberSearch } from '../repositories/members.repository';
import type { Claim, MutationResponse } from '../repositories/rows/responses.repository';
import { codeDigits, isOurs, newToken, secretHash } from '../services/keys';
import type { Effect, Mail } from '../services/mailer';
import type { Parts } from './shared/staff-change';

/**
 * Signs in by the address alone in a verified browser. Otherwise the server mails a code and returns null; unknown
 * addresses get the same response.
 */
export async function signInMember(
  deps: AskCodeDeps & Pick<Parts, 'members'>,
  { asker, sessionMs }: { asker: Asker; sessionMs: number },
): Promise<SignedIn | null> {
  const member = await deps.members.provedIn(asker.browserHash, asker.email);
  if (!member) {
    const isAsked = await askCode(deps, asker);
    if (!isAsked) throw new DomainError('rate_limited', { retryAfterS: 60 * 60 });
    return null;
  }
  const cookie = newToken();
  await deps.members.openSession(newSession(deps, { sessionMs }, { cookie, memberId: member.id }));
  return { cookie, member };
}

type VerifyCodeDeps = Pick<Parts, 'members' | 'signInCodes' | 'keys' | 'now'>;

type VerifyCodeRequest = {
  input: VerifyCodeInput;
  browserHash: string;
  /** This member is signed in while the guest types the code. */
  current: MemberRow | null;
  sessionMs: number;
};

/**
 * Signs in by a mailed code. The server counts every attempt before the check; an address without a member responds as
 * for a wrong code.
 */
export async function verifyCode(deps: VerifyCodeDeps, request: VerifyCodeRequest) {
  const { input, browserHash } = request;
  const attempt = await deps.signInCodes.countTry({ browserHash, email: input.email }, deps.now());
  if (!attempt) throw new DomainError('code.spent');
  const claimants = await deps.members.claimants(input.email);
  const isRight = isOurs(deps.keys, secretHash(input.code), (keys) =>
    secretHash(codeDigits(keys, attempt.codeId)),
  );
  const member = ownerOf(claimants, request.current);
  if (!isRight || !member) {
    throw new DomainError('code.wrong', { attemptsLeft: CODE_ATTEMPTS - attempt.attempts });
  }
  const cookie = newToken();
  const isOpened = await deps.signInCodes.signIn({
    codeId: attempt.codeId,
    session: newSession(deps, request, { cookie, memberId: member.id }),
    browserHash,
    memberId: member.id,
    email: input.email,
    joinsInto: joinsInto(request, member),
    at: deps.now(),
  });
  if (!isOpened) throw new DomainError('code.spent');
  return { cookie, member: { ...member, verifiedAt: member.verifiedAt ?? deps.now() } };
}

/** Returns the verified member, otherwise the signed-in one with this address, otherwise the newest. */
function ownerOf(claimants: readonly MemberRow[], current: MemberRow | null): MemberRow | null {
  const [first = null] = claimants;
  if (first?.verifiedAt) return first;
  return claimants.find(({ id }) => id === current?.id) ?? first;
}

function joinsInto({ current, input }: VerifyCodeRequest, member: MemberRow): string | null {
  const isSecond = current && current.id !== member.id && current.verifiedAt === null;
  return isSecond && current.email === input.email ? current.id : null;
}

export type SendCodeMailDeps = Pick<
  Parts,
  'signInCodes' | 'members' | 'keys' | 'mailer' | 'now'
> & {
  /** @param code null: no member has this address */
  write: (code: string | null, language: 'en' | 'tr') => Pick<Mail, 'subject' | 'text' | 'html'>;
};

/** Mails a code. Drops a code that the server could not mail within the code's ten minutes. */
export async function sendCodeMail(
  { signInCodes, members, keys, mailer, write, now }: SendCodeMailDeps,
  { id, payload }: Effect,
): Promise<void> {
  const code = await signInCodes.find(String(payload.codeId));
  if (!code || code.expiresAt <= now() || code.usedAt !== null) return;
  const [member] = await members.claimants(code.email);
  const mail = write(member ? codeDigits(keys, code.id) : null, code.language);
  await mailer.send({ id, to: code.email, ...mail });
}

type JoinClubDeps = AskCodeDeps & Pick<Parts, 'members'>;

type JoinClubRequest = {
  input: JoinClubInput;
  /** The mutation has this id, so retries join once. */
  mutationId: string;
  browserHash: string;
  language: 'en' | 'tr';
  sessionMs: number;
};

/**
 * Joins and signs in. The response does not reveal an existing membership; once the mailed code verifies the address,
 * the server merges both.
 */
export async function joinClub(deps: JoinClubDeps, request: JoinClubRequest): Promise<SignedIn> {
  const joinHash = secretHash(request.mutationId);
  const known = await deps.members.findByJoin(joinHash);
  if (known) return comeBack(deps, request, known);
  const member = newMember(deps, request);
  const cookie = newToken();
  const session = newSession(deps, request, { cookie, memberId: member.id });
  const agreed = agreedTo(deps, request, member.id);
  if (!(await deps.members.join(member, { session, agreed }))) {
    const first = await deps.members.findByJoin(joinHash);
    if (first) return comeBack(deps, request, first);
    throw new DomainError('busy', { retryAfterS: 1 });
  }
  const { browserHash, language } = request;
  await askCode(deps, { email: member.email, browserHash, language });
  return { cookie, member };
}

/** A retry creates no second member and sends no second mail. */
async function comeBack(deps: JoinClubDeps, request: JoinClubRequest, member: MemberRow) {
  const { mutationId } = request;
  if (!isSamePerson(member, request.input)) throw new DomainError('key_reused', { mutationId });
  const cookie = newToken();
  await deps.members.openSession(newSession(deps, request, { cookie, memberId: member.id }));
  return { cookie, member };
}

function newSession(
  { now }: Pick<Parts, 'now'>,
  { sessionMs }: { sessionMs: number },
  { cookie, memberId }: { cookie: string; memberId: string },
) {
  const createdAt = now();
  return { cookieHash: secretHash(cookie), memberId, createdAt, expiresAt: createdAt + sessionMs };
}

function isSamePerson(known: MemberRow, { email, firstName, lastName, phone }: JoinClubInput) {
  return (
    known.email === email &&
    known.firstName === firstName &&
    known.lastName === lastName &&
    known.phone === phone
  );
}

function newMember({ now, newId }: JoinClubDeps, request: JoinClubRequest): MemberRow {
  const { firstName, lastName, email, phone } = request.input;
  return {
    id: newId(),
    joinHash: secretHash(request.mutationId),
    email,
    firstName,
    lastName,
    phone,
    language: request.language,
    createdAt: now(),
    verifiedAt: null,
    deletedAt: null,
    mergedInto: null,
    ...memberSearch(request.input),
  };
}

function agreedTo({ now, newId }: JoinClubDeps, request: JoinClubRequest, memberId: string) {
  const { emailOffers, smsOffers } = request.input;
  const boxes: Record<ConsentChannel, boolean> = { email: emailOffers, sms: smsOffers };
  return CONSENT_CHANNELS.filter((channel) => boxes[channel]).map((channel) => ({
    id: newId(),
    memberId,
    channel,
    isGranted: true,
    textVersion: CONSENT_TEXT_VERSION,
    language: request.language,
    at: now(),
  }));
}

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
  const rewardKind = item?.rewardKind;
  if (!item || !rewardKind || cost === null) throw new DomainError('loyalty.not_a_reward');
  if (points !== cost) throw new DomainError('loyalty.wrong_points', { need: cost });
  return { ...item, rewardKind };
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
