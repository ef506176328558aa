import type { BuiltParts } from '#domain/payments/bank-response';
import { brandOf, expiryYYMM, hasLengthsOf, isExpired } from '#domain/payments/payment-read';
import { TEST_CARDS, type TestCard } from '#domain/payments/test-cards';
import { type BankConfig, type BankUrls, readXml, textAt, writeXml } from './bank-config';
import { callbackHash } from './callback';
import {
  askHostedPage,
  type HostedOrder,
  type HostedQuestion,
  openHostedPage,
} from './hosted-page';
import { type Enrollment, enroll } from './mpi';
import { type Days, type SearchedSale, searchSale, settledSales } from './search';
import { type BankOperation, operate, type Sale, sell } from './vpos';

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

export type Bank = ReturnType<typeof createBank>;

export function createBank(config: BankConfig) {
  let ownOrigin: string | null = null;
  let knownSince = 0;
  const at = (service: keyof BankUrls) => {
    const urls = config.urls ?? (ownOrigin === null ? null : simulatorUrls(ownOrigin));
    if (!urls) throw new Error('The address of the simulator is not known yet.');
    return { ...config, url: urls[service] };
  };
  return {
    config,
    /** Sets this process's own URL, because a demo calls its simulator over HTTP like a bank. */
    listensAt(origin: string, at: number): void {
      ownOrigin = origin;
      // The demo's simulator forgets its sales with the process.
      if (config.urls === null) knownSince = at;
    },
    /** The bank knows the sales since this instant. */
    knownSince: () => knownSince,
    enroll: (enrollment: Enrollment) => enroll(at('enroll'), enrollment),
    sell: (sale: Sale) => sell(at('vpos'), sale),
    operate: (operation: BankOperation) => operate(at('vpos'), operation),
    search: (sale: SearchedSale) => searchSale(at('search'), sale),
    settledSales: (days: Days) => settledSales(at('settlement'), days),
    openHostedPage: (order: HostedOrder) => openHostedPage(at('hostedCreate'), order),
    askHostedPage: (question: HostedQuestion) => askHostedPage(at('hostedQuery'), question),
  };
}

export function simulatorUrls(origin: string): BankUrls {
  const base = `${origin}/bank-simulator`;
  return {
    enroll: `${base}/threeDGateway/Enrollment`,
    vpos: `${base}/virtualPos/Vposreq`,
    search: `${base}/virtualPos/Search`,
    settlement: `${base}/virtualPos/SettlementDetail`,
    hostedCreate: `${base}/commonPayment/CreateTokenCPY`,
    hostedQuery: `${base}/commonPayment/GetVposTransaction`,
  };
}
