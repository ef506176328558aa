import type { MembersRepository } from '../../repositories/members.repository';
import type { SignInCodesRepository } from '../../repositories/sign-in-codes.repository';
import { codeMail, unknownMail } from '../../services/mail/code-mail';
import type { Effect } from '../../services/mail/effect-handlers';
import type { Mailer } from '../../services/mail/mailer';
import { codeDigits } from '../../services/secrets/code-digits';
import type { Keys } from '../../services/secrets/keys';

export type SendCodeMailDeps = {
  signInCodes: SignInCodesRepository;
  members: MembersRepository;
  keys: Keys;
  mailer: Mailer;
  now: () => number;
};

/** Mails a code. Drops a code that the server could not mail within the code's ten minutes. */
export async function sendCodeMail(
  { signInCodes, members, keys, mailer, now }: SendCodeMailDeps,
  { id, payload }: Effect,
): Promise<void> {
  const code = await signInCodes.find(String(payload.codeId));
  if (!code || code.expiresAt <= now() || code.usedAt !== null) return;
  const [member] = await members.claimants(code.email);
  const mail = member
    ? codeMail(codeDigits(keys, code.id), code.language)
    : unknownMail(code.language);
  await mailer.send({ id, to: code.email, ...mail });
}
