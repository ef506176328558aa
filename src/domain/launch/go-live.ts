import type { SettingKey, SettingValues } from '../settings/settings';

/** What the list reads; the server knows it. */
export type GoLiveFacts = {
  rules: SettingValues;
  isDemo: boolean;
  /** Dishes that guests see, and those of them with a photo of the owner. */
  dishes: number;
  photos: number;
  bank: 'off' | 'simulator' | 'test' | 'live';
  mail: { hasServer: boolean; sender: string };
};

export const GO_LIVE_POINTS = [
  'legal',
  'address',
  'pin',
  'phone',
  'email',
  'hours',
  'vat',
  'mail',
  'payment',
  'pictures',
  'venuePictures',
] as const;
export type GoLivePoint = (typeof GO_LIVE_POINTS)[number];

/** The response of GET /api/admin/go-live. */
export type GoLive = ReturnType<typeof goLive>;

const SETTINGS_OF: Partial<Record<GoLivePoint, readonly SettingKey[]>> = {
  legal: ['venue.legalName', 'venue.taxOffice', 'venue.taxNumber', 'venue.mersis', 'venue.kep'],
  address: ['venue.address'],
  pin: ['venue.location'],
  phone: ['venue.phone'],
  email: ['venue.email'],
  // These two have drawn stand-ins.
  venuePictures: ['venue.heroPhoto', 'venue.teamPhoto'],
};

/** Says what the venue still needs before the first guest. */
export function goLive(facts: GoLiveFacts) {
  const { isDemo, dishes, photos, bank } = facts;
  const points = GO_LIVE_POINTS.map((point) => {
    /** Names the empty settings of the point. */
    const missing = (SETTINGS_OF[point] ?? []).filter((key) => !facts.rules[key]);
    return { point, missing, isDone: missing.length === 0 && isReady(point, facts) };
  });
  const isLegalDone = points.every(({ point, isDone }) => point !== 'legal' || isDone);
  /** Guests can order, but the legal notice has no operator. */
  const isLiveWithoutLegal = !isDemo && !isLegalDone;
  return { points, isLiveWithoutLegal, dishes, photos, bank };
}

function isReady(point: GoLivePoint, { rules, dishes, photos, bank, mail }: GoLiveFacts): boolean {
  switch (point) {
    case 'hours':
      return rules['opening.hours'].some((hours) => hours !== null);
    case 'vat':
      return rules['vat.licence'] !== 'unknown';
    case 'mail':
      // An example address reaches nobody's answer.
      return mail.hasServer && !/\.example>?$/.test(mail.sender);
    case 'payment':
      // Without the bank guests pay the venue, as specified.
      return bank === 'off' || bank === 'live';
    case 'pictures':
      return photos >= dishes;
    default:
      return true;
  }
}
