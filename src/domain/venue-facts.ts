import type { Coordinates } from './orders/delivery';
import type { GuestRules } from './settings/guest-rules';

/** Each is a setting of its own: `venue.legalName`, `venue.address`, … */
export const VENUE_FACTS = [
  'legalName',
  'address',
  'phone',
  'whatsapp',
  'email',
  'taxOffice',
  'taxNumber',
  'mersis',
  'kep',
  'deliveryNoteEn',
  'deliveryNoteTr',
] as const;
export type VenueFact = (typeof VENUE_FACTS)[number];

/** An empty text: not set yet. */
export type VenueFacts = Record<VenueFact, string> & { location: Coordinates | null };

/** The response of GET /api/venue. Facts of a demo are examples and marked as such; tables by their labels. */
export type PublicVenue = VenueFacts & {
  isDemo: boolean;
  /** Missing beside a drawn page and in older copies: the usual ones. */
  rules?: GuestRules;
  tables: string[];
  /** Purposes that guests may pay by card; missing in older copies. */
  cardDeposits?: boolean;
  cardOrders?: boolean;
};

const MAX_LENGTH = 300;

export function venueSetting(fact: VenueFact): string {
  return `venue.${fact}`;
}

/** An invalid phone number or email is left empty. */
export function venueFactOf(fact: VenueFact, value: unknown): string {
  if (typeof value !== 'string') return '';
  const text = value.trim().slice(0, MAX_LENGTH);
  switch (fact) {
    case 'phone':
    case 'whatsapp':
      return phoneOf(text);
    case 'email':
    case 'kep':
      return /^[^\s@<>"]+@[^\s@<>"]+$/.test(text) ? text : '';
    default:
      return text;
  }
}

function phoneOf(text: string): string {
  const dialled = text.replace(/[\s().-]/g, '');
  return /^\+\d{7,15}$/.test(dialled) ? dialled : '';
}
