import type { BuiltParts } from '#domain/payments/bank-response';
import { brandOf, expiryYYMM, hasLengthsOf, isExpired } from '#domain/payments/card-rules';
import { TEST_CARDS, type TestCard } from '#domain/payments/test-cards';
import { callbackHash } from './callback-hash';
import { readXml, textAt, writeXml } from './xml';

/** This vector of the bank's hash was computed by hand. */
const VECTOR = {
  fields: {
    requestId: 'BB-0190F3C2-0001',
    merchantId: '000000000000042',
    currency: '949',
    amount: '10050',
    eci: '05',
    cavv: 'AAABBBCCCDDDEEEFFFGGGHHHIII=',
    mdStatus: '1',
    status: 'Y',
  },
  password: 'SimPassw0rd',
  hash: '+C1QV/oxG+IMv5jWi2Xe43CiEzdNxgCQL3UWdusygpk=',
};

/** The process tests each part once at start: the page says "Complete" only for parts that work here. */
export const BUILT_PARTS: Omit<BuiltParts, 'testInterface'> = {
  threeDSecure: writesAndReads('PaReq', '<&>"\''),
  xml: writesAndReads('ResultCode', '0000') && readXml('<!DOCTYPE a><a></a>') === null,
  hashValidation: callbackHash(VECTOR.fields, VECTOR.password) === VECTOR.hash,
  errorHandling: readXml('<VposResponse><ResultCode>00') === null,
};

/** Returns true if the terminal takes every listed card of the test interface and no card has expired. */
export function canSendTestCards(now: number): boolean {
  return TEST_CARDS.some(({ of }) => of === 'simulator') && TEST_CARDS.every(isSendable);

  function isSendable({ pan, cvv, expiry }: TestCard): boolean {
    const brand = brandOf(pan);
    const yymm = expiryYYMM({ expiryMonth: expiry.month, expiryYear: expiry.year });
    return brand !== null && hasLengthsOf(brand, { pan, cvv }) && !isExpired(yymm ?? '', now);
  }
}

function writesAndReads(name: string, text: string): boolean {
  const root = readXml(writeXml('Message', { [name]: text }));
  return root !== null && textAt(root, name) === text;
}
