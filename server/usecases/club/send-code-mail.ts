import type { MembersRepository } from '../../repositories/members.repository';
import type { SignInCodesRepository } from '../../repositories/sign-in-codes.repository';
import type { Effect } from '../../services/mail/effect-handlers';
import type { Mail, Mailer } from '../../services/mail/mailer';
import { codeDigits, type Keys } from '../../services/secrets/keys';

export type SendCodeMailDeps = {
  signInCodes: SignInCodesRepository;
  members: MembersRepository;
  keys: Keys;
  mailer: Mailer;
  /** @param code null: no member has this address */
  write: (code: string | null, language: 'en' | 'tr') => Pick<Mail, 'subject' | 'text' | 'html'>;
  now: () => number;
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
