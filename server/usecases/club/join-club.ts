import {
  CONSENT_CHANNELS,
  CONSENT_TEXT_VERSION,
  type ConsentChannel,
  type JoinClubInput,
} from '#domain/club/sign-in-member';
import { DomainError } from '#domain/error-codes';
import type { ConsentRow } from '../../repositories/consents.repository';
import type { MemberRow, MembersRepository, SignedIn } from '../../repositories/members.repository';
import { memberSearch } from '../../repositories/rows/member-search';
import { type AskCodeDeps, askCode } from '../../repositories/rows/sign-in-code-row';
import { newToken, secretHash } from '../../services/secrets/keys';

export type JoinClubDeps = AskCodeDeps & { members: MembersRepository };

export type JoinClubRequest = {
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
async function comeBack(
  deps: JoinClubDeps,
  request: JoinClubRequest,
  member: MemberRow,
): Promise<SignedIn> {
  const { mutationId } = request;
  if (!isSamePerson(member, request.input)) throw new DomainError('key_reused', { mutationId });
  const cookie = newToken();
  await deps.members.openSession(newSession(deps, request, { cookie, memberId: member.id }));
  return { cookie, member };
}

function newSession(
  { now }: JoinClubDeps,
  { sessionMs }: JoinClubRequest,
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

function agreedTo(
  { now, newId }: JoinClubDeps,
  request: JoinClubRequest,
  memberId: string,
): ConsentRow[] {
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
