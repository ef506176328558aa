import { CODE_ATTEMPTS, type VerifyCodeInput } from '#domain/club/sign-in-member';
import { DomainError } from '#domain/error-codes';
import type { MemberRow, MembersRepository, SignedIn } from '../../repositories/members.repository';
import type { SignInCodesRepository } from '../../repositories/sign-in-codes.repository';
import { codeDigits, type Keys, newToken, sameHash, secretHash } from '../../services/secrets/keys';

export type VerifyCodeDeps = {
  members: MembersRepository;
  signInCodes: SignInCodesRepository;
  keys: Keys;
  now: () => number;
};

export type VerifyCodeRequest = {
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
export async function verifyCode(
  deps: VerifyCodeDeps,
  request: VerifyCodeRequest,
): Promise<SignedIn> {
  const { input, browserHash } = request;
  const attempt = await deps.signInCodes.countTry({ browserHash, email: input.email }, deps.now());
  if (!attempt) throw new DomainError('code.spent');
  const claimants = await deps.members.claimants(input.email);
  const isRight = sameHash(
    secretHash(codeDigits(deps.keys, attempt.codeId)),
    secretHash(input.code),
  );
  const member = ownerOf(claimants, request.current);
  if (!isRight || !member) {
    throw new DomainError('code.wrong', { attemptsLeft: CODE_ATTEMPTS - attempt.attempts });
  }
  const cookie = newToken();
  const isOpened = await deps.signInCodes.signIn({
    codeId: attempt.codeId,
    session: {
      cookieHash: secretHash(cookie),
      memberId: member.id,
      createdAt: deps.now(),
      expiresAt: deps.now() + request.sessionMs,
    },
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
