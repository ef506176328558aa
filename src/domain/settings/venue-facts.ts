import { internationalPhone } from '../fields';
import type { VenueNews } from '../marketing/whats-on';
import type { Coordinates } from '../orders/delivery';
import type { GuestRules } from './guest-rules';

/** Each fact is a separate setting: `venue.legalName`, `venue.address`, … */
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

/** Names the settings that link to the venue's pages elsewhere: `venue.instagram`, … */
export const VENUE_LINKS = ['mapLink', 'instagram', 'facebook', 'tiktok', 'googleReview'] as const;
export type VenueLink = (typeof VENUE_LINKS)[number];

/** Holds only the links that are set. */
export type VenueLinks = Partial<Record<VenueLink, string>>;

/** Names the owner's photos of the venue: `venue.heroPhoto`, … */
export const VENUE_PHOTOS = ['hero', 'team', 'room'] as const;
export type VenuePhoto = (typeof VENUE_PHOTOS)[number];

/** Holds only the photos that are set. */
export type VenuePhotos = Partial<Record<VenuePhoto, string>>;

export function photoSetting<Photo extends VenuePhoto>(photo: Photo) {
  return `venue.${photo}Photo` as const;
}

/** An empty text means that the fact is not set. */
export type VenueFacts = Record<VenueFact, string> & {
  location: Coordinates | null;
  links: VenueLinks;
  /** Missing: none is set, and the drawn ones stand. */
  photos?: VenuePhotos;
};

/** Describes the response of GET /api/venue. A demo marks its facts as examples. `tables` holds the labels. */
export type PublicVenue = VenueFacts & {
  isDemo: boolean;
  /** A drawn page omits the usual rules; older copies have none. */
  rules?: GuestRules;
  tables: string[];
  /** The area of each of these tables; older copies have none. */
  tableAreas?: string[];
  /** Guests may pay these purposes by card; older copies lack the field. */
  cardDeposits?: boolean;
  cardOrders?: boolean;
  /** Only the guest page and GET /api/venue have the announcements; older copies lack them. */
  news?: VenueNews;
};

const MAX_LENGTH = 300;

export function venueSetting(fact: VenueFact): string {
  return `venue.${fact}`;
}

/** Leaves an invalid phone number or email empty. */
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
  const dialled = internationalPhone(text);
  return /^\+\d{7,15}$/.test(dialled) ? dialled : '';
}
