import * as v from 'valibot';
import { requiredText, uuidText, wholeNumber } from '../fields';
import type { MessageRead } from '../messages/send-message';
import type { Choice, ResourceRecord } from '../resource/resource';
import { defineResource, FILTERED, FOUND, field, LISTED, SORTED } from '../resource/resource';
import type { ConsentChannel, MemberBooking, MemberOrder, PointsRead } from './guest-member';
import type { ClubRules, Tier } from './points';
import { TIERS, tierName, USUAL_CLUB } from './points';

/** The usual names; a staff screen shows those of the settings. */
export const TIER_CHOICES = tierChoices(USUAL_CLUB);

export function tierChoices(club: ClubRules): readonly (Choice & { value: Tier })[] {
  return TIERS.map((value) => ({
    value,
    label: { en: tierName(value, club, 'en'), tr: tierName(value, club, 'tr') },
  }));
}

/** Describes members of the club as staff see them. Staff cannot edit the fields: members write their own. */
export const MEMBERS = defineResource({
  name: 'member',
  words: {
    one: { en: 'Customer', tr: 'Müşteri' },
    many: { en: 'Customers', tr: 'Müşteriler' },
  },
  path: '/api/admin/customers',
  read: 'customers.read',
  change: 'customers.data',
  takeOut: 'customers.data',
  sort: '-createdAt',
  title: ({ name }) => String(name ?? ''),
  fields: {
    name: field.fact({ kind: 'line', label: { en: 'Name', tr: 'Ad' }, ...LISTED }),
    email: field.fact({ kind: 'email', label: { en: 'Email', tr: 'E-posta' }, ...FOUND }),
    /** The server masks the number until somebody asks for it, so the list has no such column. */
    phone: field.fact({ kind: 'phone', label: { en: 'Phone', tr: 'Telefon' }, isSearched: true }),
    tier: {
      ...field.fact({ kind: 'choice', label: { en: 'Tier', tr: 'Seviye' }, ...FILTERED }),
      choices: TIER_CHOICES,
    },
    points: field.fact({ kind: 'whole', label: { en: 'Points', tr: 'Puan' }, ...SORTED }),
    visits: field.fact({ kind: 'whole', label: { en: 'Visits', tr: 'Ziyaret' }, ...SORTED }),
    spend: field.fact({ kind: 'lira', label: { en: 'Spent (₺)', tr: 'Harcama (₺)' }, ...SORTED }),
    lastSeen: field.fact({
      kind: 'instant',
      label: { en: 'Last seen', tr: 'Son görülme' },
      ...SORTED,
    }),
    emailOffers: field.fact({
      kind: 'flag',
      label: { en: 'Offers by email', tr: 'E-posta ile kampanya' },
      isFilter: true,
    }),
    createdAt: field.fact({
      kind: 'instant',
      label: { en: 'Member since', tr: 'Üyelik tarihi' },
      isSortable: true,
    }),
  },
});

export type ConsentEntry = {
  channel: ConsentChannel;
  isGranted: boolean;
  textVersion: string;
  language: 'en' | 'tr';
  /** null means that nobody knows the wording of this version any more. */
  text: string | null;
  at: string;
};

export type FavouriteDish = { menuItemId: number; nameEn: string; nameTr: string; times: number };

export type MemberDetail = ResourceRecord & {
  id: string;
  name: string;
  email: string;
  phone: string;
  /** False means that nobody has proved the address, so the member cannot use points. */
  isVerified: boolean;
  points: number;
  tier: Tier;
  visits: number;
  spend: string;
  lastSeen: string | null;
  createdAt: string;
  orders: MemberOrder[];
  reservations: MemberBooking[];
  /** The member wrote these messages from the proved address. */
  messages: MessageRead[];
  loyalty: PointsRead;
  consents: ConsentEntry[];
  favourites: FavouriteDish[];
};

export const FAVOURITES_SHOWN = 5;

const MOST_POINTS = 10_000;
const MAX_REASON = 200;

/** Staff gave these points (positive) or took them (negative) by hand. */
export const correctPointsInput = v.object({
  points: v.pipe(
    wholeNumber(-MOST_POINTS, MOST_POINTS, 'points.invalid'),
    v.check((points) => points !== 0, 'points.invalid'),
  ),
  reason: requiredText('points.reason_required', MAX_REASON),
});
export type CorrectPointsInput = v.InferOutput<typeof correctPointsInput>;

/** The server merges this member into the member in the path. */
export const mergeMemberInput = v.object({ from: uuidText });
export type MergeMemberInput = v.InferOutput<typeof mergeMemberInput>;
