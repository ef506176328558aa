import { boundToken, sameHash } from '../secrets/keys';

/** The one address at which the bank may send a browser back to a payment, and until when (ms). */
export type ReturnLink = {
  paymentId: string;
  way: 'callback' | 'return' | 'acs';
  expiresAt: number;
};

/** Longer than any payment: a late return is answered with how the payment stands. */
export const LINK_LIFE_MS = 48 * 60 * 60_000;

export function returnUrl(origin: string, key: Buffer, link: ReturnLink): string {
  const { paymentId, way, expiresAt } = link;
  const path = `/api/payment/vakifbank/${way}/${paymentId}`;
  return `${origin}${path}?exp=${expiresAt}&sig=${signature(key, link)}`;
}

export function isReturnLink(key: Buffer, link: ReturnLink, sig: string, now: number): boolean {
  return sameHash(signature(key, link), sig) && link.expiresAt > now;
}

/** Opens how a payment stands for whoever has its address, and nothing else. */
export function readToken(key: Buffer, paymentId: string): string {
  return boundToken(key, `read:${paymentId}`);
}

function signature(key: Buffer, { paymentId, way, expiresAt }: ReturnLink): string {
  return boundToken(key, `${way}:${paymentId}:${expiresAt}`);
}
