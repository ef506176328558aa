import { createHash } from 'node:crypto';
import { sameHash } from '../secrets/keys';

/** In the order in which the bank's guide joins them, without separators. */
export type HashedFields = {
  requestId: string;
  merchantId: string;
  currency: string;
  /** Minor units. */
  amount: string;
  eci: string;
  cavv: string;
  mdStatus: string;
  status: string;
};

/**
 * The bank's own check of the callback, as its guide describes it. It is one more check and never the basis of trust:
 * a plain SHA-256 with the static password, and no vector of the bank is known to us.
 */
export function callbackHash(fields: HashedFields, password: string): string {
  const { requestId, merchantId, currency, amount, eci, cavv, mdStatus, status } = fields;
  const text = [requestId, merchantId, currency, amount, eci, cavv, mdStatus, status, password];
  // ISO-8859-9 of ASCII fields is Latin 1.
  return createHash('sha256')
    .update(Buffer.from(text.join(''), 'latin1'))
    .digest('base64');
}

export function isCallbackHash(fields: HashedFields, password: string, given: string): boolean {
  return sameHash(callbackHash(fields, password), given);
}
