import * as v from 'valibot';
import { emailText, requiredText } from '../fields';
import { phoneText } from '../phone';

/** Each consent is separate, and the form preselects none. */
export const CONSENT_CHANNELS = ['email', 'sms'] as const;
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];

/** Holds the version of the consent texts; a new wording gets a new version. */
export const CONSENT_TEXT_VERSION = '2026-11';

const agreed = v.optional(v.boolean('consent.invalid'), false);

/** The join form and the body of POST /api/users share this schema. Third-party clients may omit the consents. */
export const joinClubForm = v.object({
  firstName: requiredText('first_name.required', 80),
  lastName: requiredText('last_name.required', 80),
  email: emailText(),
  phone: phoneText(),
  emailOffers: agreed,
  smsOffers: agreed,
});

export type JoinClubInput = v.InferOutput<typeof joinClubForm>;

export const consentInput = v.object({
  channel: v.picklist(CONSENT_CHANNELS, 'consent.channel_unknown'),
  isGranted: v.boolean('consent.invalid'),
});
export type ConsentInput = v.InferOutput<typeof consentInput>;

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
