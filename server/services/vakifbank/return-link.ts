import { boundToken, sameHash } from '../secrets/keys';

/** The link holds the signed return URL of a payment and its expiry (ms). */
export type ReturnLink = {
  paymentId: string;
  way: 'callback' | 'return' | 'acs';
  expiresAt: number;
};

/** The result in a return URL. The server believes it only as far as it says that the guest turned back. */
export type ToldByUrl = 'approved' | 'refused' | null;

/** The link outlives any payment, so that a late return shows the payment's state. */
export const LINK_LIFE_MS = 48 * 60 * 60_000;

export function returnUrl(origin: string, key: Buffer, link: ReturnLink): string {
  const { paymentId, way, expiresAt } = link;
  const path = `/api/payment/vakifbank/${way}/${paymentId}`;
  return `${origin}${path}?exp=${expiresAt}&sig=${signature(key, link)}`;
}

export function isReturnLink(key: Buffer, link: ReturnLink, sig: string, now: number): boolean {
  return sameHash(signature(key, link), sig) && link.expiresAt > now;
}

/** Returns the key in a URL that shows a payment's state, and nothing else. */
export function readToken(key: Buffer, paymentId: string): string {
  return boundToken(key, `read:${paymentId}`);
}

function signature(key: Buffer, { paymentId, way, expiresAt }: ReturnLink): string {
  return boundToken(key, `${way}:${paymentId}:${expiresAt}`);
}
