import * as v from 'valibot';
import { emailText } from '../fields';

export const CODE_DIGITS = 6;
export const CODE_TTL_MS = 10 * 60_000;
/** The wrong attempts after which a code is no longer valid. */
export const CODE_ATTEMPTS = 5;
/** The most codes in an hour to one address. */
export const CODES_PER_HOUR = 3;

export const signInMemberForm = v.object({ email: emailText() });
export type SignInMemberInput = v.InferOutput<typeof signInMemberForm>;

/** People write "123 456" too. */
const codeText = v.pipe(
  v.string('code.invalid'),
  v.transform((text) => text.replace(/\s/g, '')),
  v.regex(/^\d{6}$/, 'code.invalid'),
);

/** The step with the code; the address comes from the step before. */
export const codeForm = v.object({ code: codeText });

export const verifyCodeInput = v.object({ email: emailText(), code: codeText });
export type VerifyCodeInput = v.InferOutput<typeof verifyCodeInput>;
