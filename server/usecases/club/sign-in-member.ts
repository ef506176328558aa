import { DomainError } from '#domain/error-codes';
import type { MembersRepository, SignedIn } from '../../repositories/members.repository';
import { type AskCodeDeps, type Asker, askCode } from '../../repositories/rows/sign-in-code-row';
import { newToken, secretHash } from '../../services/secrets/keys';

export type SignInMemberDeps = AskCodeDeps & { members: MembersRepository };

/**
 * Signs in by the address alone in a verified browser. Otherwise the server mails a code and returns null; unknown
 * addresses get the same response.
 */
export async function signInMember(
  deps: SignInMemberDeps,
  { asker, sessionMs }: { asker: Asker; sessionMs: number },
): Promise<SignedIn | null> {
  const member = await deps.members.provedIn(asker.browserHash, asker.email);
  if (!member) {
    const isAsked = await askCode(deps, asker);
    if (!isAsked) throw new DomainError('rate_limited', { retryAfterS: 60 * 60 });
    return null;
  }
  const cookie = newToken();
  await deps.members.openSession({
    cookieHash: secretHash(cookie),
    memberId: member.id,
    createdAt: deps.now(),
    expiresAt: deps.now() + sessionMs,
  });
  return { cookie, member };
}
