import { createHash } from 'node:crypto';
import { sameHash } from '../secrets/keys';

/** The fields have the order of the bank's guide, without separators. */
export type HashedFields = {
  requestId: string;
  merchantId: string;
  currency: string;
  /** The amount is in minor units. */
  amount: string;
  eci: string;
  cavv: string;
  mdStatus: string;
  status: string;
};

/** Returns the hash of the bank's guide (without a published vector): an extra check, never the basis of trust. */
export function callbackHash(fields: HashedFields, password: string): string {
  const { requestId, merchantId, currency, amount, eci, cavv, mdStatus, status } = fields;
  const text = [requestId, merchantId, currency, amount, eci, cavv, mdStatus, status, password];
  // For ASCII fields ISO-8859-9 equals Latin 1.
  return createHash('sha256')
    .update(Buffer.from(text.join(''), 'latin1'))
    .digest('base64');
}

export function isCallbackHash(fields: HashedFields, password: string, given: string): boolean {
  return sameHash(callbackHash(fields, password), given);
}
