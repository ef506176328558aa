import * as v from 'valibot';
import { memberBookings } from '../bookings/guest-booking';
import { emailText, phoneText, requiredText } from '../fields';
import { orderItemRead, orderRead } from '../orders/guest-order';

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

const consents = v.object({ email: v.boolean(), sms: v.boolean() });

export const memberRead = v.object({
  id: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.string(),
  loyaltyPoints: v.number(),
  createdAt: v.string(),
  /** True once a code has verified the address; the member can then use points. */
  isVerified: v.boolean(),
  consents,
});

export const signedInOrAsked = v.union([memberRead, v.object({ codeSent: v.boolean() })]);

const holdRead = v.object({
  id: v.string(),
  menuItemId: v.number(),
  points: v.number(),
  expiresAt: v.string(),
});

const pointsTransaction = v.object({
  id: v.string(),
  description: v.string(),
  pointsChange: v.number(),
  createdAt: v.string(),
});

export const pointsRead = v.object({
  currentPoints: v.number(),
  transactions: v.array(pointsTransaction),
  holds: v.array(holdRead),
});

const balance = v.object({ loyaltyPoints: v.number() });

export const redeemResponse = v.object({
  mutationId: v.string(),
  holdId: v.string(),
  expiresAt: v.string(),
  item: v.object({
    id: v.number(),
    name: v.string(),
    nameEn: v.string(),
    nameTr: v.string(),
    imageUrl: v.string(),
  }),
  user: balance,
});

export const releasedHold = v.object({ user: balance });

const memberOrder = v.object({ ...orderRead.entries, items: v.array(orderItemRead) });
export const memberOrders = v.array(memberOrder);

export const changedConsents = v.object({ consents });

const address = v.record(v.string(), v.unknown());

/** Lists what a member may take away: everything that the member wrote, no name of staff. */
export const memberExport = v.object({
  exportedAt: v.string(),
  user: memberRead,
  loyalty: pointsRead,
  reservations: memberBookings,
  orders: v.array(v.object({ ...memberOrder.entries, deliveryAddress: v.nullable(address) })),
  consents: v.array(
    v.object({
      id: v.string(),
      channel: v.picklist(CONSENT_CHANNELS),
      isGranted: v.boolean(),
      textVersion: v.string(),
      language: v.string(),
      at: v.string(),
    }),
  ),
});

export const forgottenDevice = v.object({ forgotten: v.boolean() });

export type MemberRead = v.InferOutput<typeof memberRead>;
export type PointsRead = v.InferOutput<typeof pointsRead>;
export type PointsTransaction = PointsRead['transactions'][number];
export type RedeemResponse = v.InferOutput<typeof redeemResponse>;
export type MemberOrder = v.InferOutput<typeof memberOrder>;
export type MemberBooking = v.InferOutput<typeof memberBookings>[number];
