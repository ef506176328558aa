import * as v from 'valibot';
import { emailText } from '../fields';

export const CODE_DIGITS = 6;
export const CODE_TTL_MS = 10 * 60_000;
export const CODE_ATTEMPTS = 5;
export const CODES_PER_HOUR = 3;

export const signInMemberForm = v.object({ email: emailText() });

/** The code may contain spaces: "123 456". */
const codeText = v.pipe(
  v.string('code.invalid'),
  v.transform((text) => text.replace(/\s/g, '')),
  v.regex(/^\d{6}$/, 'code.invalid'),
);

export const codeForm = v.object({ code: codeText });

export const verifyCodeInput = v.object({ email: emailText(), code: codeText });
export type VerifyCodeInput = v.InferOutput<typeof verifyCodeInput>;
