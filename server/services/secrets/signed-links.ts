import { boundToken, isOurs, type Keys } from './keys';

export type LinkedBooking = { kind: 'table' | 'brunch'; id: string };
type BookingLinks = { manageUrl: string; calendarUrl: string };

const API = { table: '/api/reservations', brunch: '/api/brunch-reservations' } as const;

export function bookingLinks(keys: Keys, booking: LinkedBooking): BookingLinks {
  const { kind, id } = booking;
  const key = bookingKey(keys, booking);
  return {
    manageUrl: `/booking/${kind}/${id}?key=${key}`,
    calendarUrl: `${API[kind]}/${id}/calendar.ics?key=${key}`,
  };
}

export function opensBooking(keys: Keys, booking: LinkedBooking, key: string | null): boolean {
  return isOurs(keys, key, (one) => bookingKey(one, booking));
}

function bookingKey(keys: Keys, { kind, id }: LinkedBooking): string {
  return boundToken(keys.bookingLink, `manage:${kind}:${id}`);
}

type Invitation = { staffId: string; version: number };

/** Returns the token of an invitation link; the server stores no part of the token. */
export function invitationToken(keys: Keys, { staffId, version }: Invitation): string {
  return `${staffId}.${version}.${invitationMac(keys, { staffId, version })}`;
}

/** Returns null if the token is not of this server. */
export function readInvitationToken(keys: Keys, token: string): Invitation | null {
  const [, staffId = '', count = '', mac = ''] =
    /^([\w-]{36})\.(\d{1,9})\.([\w-]+)$/.exec(token) ?? [];
  const invitation = { staffId, version: Number(count) };
  return isOurs(keys, mac, (one) => invitationMac(one, invitation)) ? invitation : null;
}

function invitationMac(keys: Keys, { staffId, version }: Invitation): string {
  return boundToken(keys.invitation, `invite:${staffId}:${version}`);
}

export type Recipient = { campaignId: string; memberId: string };

/** The path of a recipient's unsubscribe page; the key is signed and stored nowhere. */
export function unsubscribePath(keys: Keys, recipient: Recipient): string {
  const { campaignId, memberId } = recipient;
  return `/unsubscribe/${campaignId}/${memberId}?key=${unsubscribeKey(keys, recipient)}`;
}

export function mayUnsubscribe(keys: Keys, recipient: Recipient, key: string | null): boolean {
  return isOurs(keys, key, (one) => unsubscribeKey(one, recipient));
}

function unsubscribeKey(keys: Keys, { campaignId, memberId }: Recipient): string {
  return boundToken(keys.unsubscribe, `unsubscribe:${campaignId}:${memberId}`);
}

type TableCode = { tableId: number; qrVersion: number };

/** Half of an HMAC-SHA-256 is unguessable and keeps the printed code coarse enough for dim light. */
const MAC_LENGTH = 22;

export function tableToken(keys: Keys, { tableId, qrVersion }: TableCode): string {
  return `${tableId}.${qrVersion}.${tableMac(keys, { tableId, qrVersion })}`;
}

/** Returns null if the token is not of this server. */
export function readTableToken(keys: Keys, token: string): TableCode | null {
  const [, table = '', version = '', mac = ''] =
    /^(\d{1,9})\.(\d{1,9})\.([\w-]{22})$/.exec(token) ?? [];
  const code = { tableId: Number(table), qrVersion: Number(version) };
  return isOurs(keys, mac, (one) => tableMac(one, code)) ? code : null;
}

function tableMac(keys: Keys, { tableId, qrVersion }: TableCode): string {
  return boundToken(keys.tableCode, `table:${tableId}:${qrVersion}`).slice(0, MAC_LENGTH);
}
