import * as v from 'valibot';
import { emailText, phoneText, requiredText } from '../fields';

/** The consents, each by itself; none is given by default. */
export const CONSENT_CHANNELS = ['email', 'sms'] as const;
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];

/** The version of the sentences beside the boxes; a new wording is a new version. */
export const CONSENT_TEXT_VERSION = '2026-11';

const agreed = v.optional(v.boolean('consent.invalid'), false);

/** The join form, and the body of POST /api/users. The boxes are ours; a plain client may leave them out. */
export const joinClubForm = v.object({
  firstName: requiredText('first_name.required', 80),
  lastName: requiredText('last_name.required', 80),
  email: emailText(),
  phone: phoneText(),
  emailOffers: agreed,
  smsOffers: agreed,
});

export type JoinClubInput = v.InferOutput<typeof joinClubForm>;
export type JoinClubBody = v.InferInput<typeof joinClubForm>;

/** What a member may change about what we may send. */
export const consentInput = v.object({
  channel: v.picklist(CONSENT_CHANNELS, 'consent.channel_unknown'),
  isGranted: v.boolean('consent.invalid'),
});
export type ConsentInput = v.InferOutput<typeof consentInput>;
