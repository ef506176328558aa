import {
  CONSENT_CHANNELS,
  CONSENT_TEXT_VERSION,
  type ConsentChannel,
  type JoinClubInput,
} from '#domain/club/join-club';
import type { ConsentRow } from '../../repositories/consents.repository';
import type { MemberRow, MembersRepository } from '../../repositories/members.repository';
import { type AskCodeDeps, askCode } from '../../repositories/sign-in-code-row';
import { newToken, secretHash } from '../../services/keys';

export type JoinClubDeps = AskCodeDeps & { members: MembersRepository };

export type JoinClubAct = {
  input: JoinClubInput;
  /** The act's own id: the same tap joins once. */
  mutationId: string;
  browserHash: string;
  language: 'en' | 'tr';
  sessionMs: number;
};

/**
 * Joins and signs in at once. Whether somebody is a member with this address already is not told here: it shows
 * when the code in their mail has proved whose it is, and then both are one.
 */
export async function joinClub(deps: JoinClubDeps, act: JoinClubAct) {
  const known = await deps.members.findByJoin(secretHash(act.mutationId));
  const cookie = newToken();
  const member = known ?? newMember(deps, act);
  const session = {
    cookieHash: secretHash(cookie),
    memberId: member.id,
    createdAt: deps.now(),
    expiresAt: deps.now() + act.sessionMs,
  };
  if (known && isSamePerson(known, act.input)) {
    await deps.members.openSession(session);
    return { cookie, member };
  }
  await deps.members.join(member, { session, agreed: agreedTo(deps, act, member.id) });
  const { browserHash, language } = act;
  await askCode(deps, { email: member.email, browserHash, language });
  return { cookie, member };
}

function isSamePerson(known: MemberRow, { email, firstName, lastName, phone }: JoinClubInput) {
  return (
    known.email === email &&
    known.firstName === firstName &&
    known.lastName === lastName &&
    known.phone === phone
  );
}

function newMember({ now, newId }: JoinClubDeps, act: JoinClubAct): MemberRow {
  const { firstName, lastName, email, phone } = act.input;
  return {
    id: newId(),
    joinHash: secretHash(act.mutationId),
    email,
    firstName,
    lastName,
    phone,
    language: act.language,
    createdAt: now(),
    verifiedAt: null,
    deletedAt: null,
  };
}

function agreedTo({ now, newId }: JoinClubDeps, act: JoinClubAct, memberId: string): ConsentRow[] {
  const { emailOffers, smsOffers } = act.input;
  const boxes: Record<ConsentChannel, boolean> = { email: emailOffers, sms: smsOffers };
  return CONSENT_CHANNELS.filter((channel) => boxes[channel]).map((channel) => ({
    id: newId(),
    memberId,
    channel,
    isGranted: true,
    textVersion: CONSENT_TEXT_VERSION,
    language: act.language,
    at: now(),
  }));
}
