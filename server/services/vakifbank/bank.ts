import type { BuiltParts, Judgement } from '#domain/payments/bank-response';
import {
  judgeSale,
  kurusOfBank,
  readAmount,
  readPresence,
  readText,
} from '#domain/payments/bank-response';
import { brandOf, expiryYYMM, hasLengthsOf, isExpired } from '#domain/payments/payment-read';
import type { TestCard } from '#domain/payments/test-cards';
import { TEST_CARDS } from '#domain/payments/test-cards';
import { addDays, venueTime } from '#domain/venue';
import type { BankConfig, BankReply, BankUrls, XmlFields, XmlNode } from './bank-config';
import { nodeAt, postXml, readXml, textAt, writeXml } from './bank-config';
import type { HostedOrder, HostedQuestion } from './hosted-page';
import { askHostedPage, openHostedPage } from './hosted-page';
import type { Enrollment } from './mpi';
import { callbackHash, enroll } from './mpi';
import type { BankFacts, BankOperation, Sale } from './vpos';
import { factsOf, hostInstant, operate, sell } from './vpos';

type Terminal = BankConfig & { url: string };
const DAY_MS = 24 * 60 * 60_000;

type BankStatus =
  | 'captured'
  | 'declined'
  | 'cancelled'
  | 'refunded'
  | 'partially_refunded'
  | 'authorized';

type SearchedSale = {
  transactionId: string;
  bankId: string;
  amountKurus: number;
  createdAt: number;
};

export type FoundSale = BankFacts & {
  status: BankStatus;
  judgement: Judgement;
  refundedKurus: number;
};

type SearchResult =
  | { kind: 'found'; sale: FoundSale }
  | { kind: 'not_found' }
  | { kind: 'unclear'; code: string };

/** Queries a sale. `ResponseCode` 0000 only means that the bank understood the query. */
async function searchSale(terminal: Terminal, sale: SearchedSale): Promise<SearchResult> {
  const { transactionId, createdAt } = sale;
  const reply = await ask(terminal, 'SearchRequest', {
    DateCriteria: { StartDate: day(createdAt - DAY_MS), EndDate: day(createdAt + DAY_MS) },
    TransactionCriteria: { TransactionId: transactionId, OrderId: '', AuthCode: '' },
  });
  if (reply.kind !== 'xml')
    return { kind: 'unclear', code: reply.kind === 'json' ? 'json' : reply.why };
  const { root } = reply;
  const code = textAt(root, 'ResponseInfo/ResponseCode');
  if (root.name !== 'SearchResponse' || code !== '0000') {
    return { kind: 'unclear', code: code ?? 'malformed' };
  }
  const rows = rowsOf(root).filter((row) => textAt(row, 'TransactionId') === transactionId);
  const row = rows.find((one) => textAt(one, 'ResultCode') === '0000') ?? rows[0];
  return row ? { kind: 'found', sale: saleOf(row, sale) } : { kind: 'not_found' };
}

function ask(terminal: Terminal, root: string, criteria: XmlFields): Promise<BankReply> {
  const { merchantId, password } = terminal;
  return postXml(terminal, root, {
    MerchantCriteria: { HostMerchantId: merchantId, MerchantPassword: password },
    ...criteria,
  });
}

/** The bank names the rows of a search like their list, and those of a day's list `PaymentTransactionInfo`. */
function rowsOf(root: XmlNode): XmlNode[] {
  return nodeAt(root, 'TransactionSearchResultInfo')?.children ?? [];
}

function saleOf(row: XmlNode, { bankId, amountKurus }: SearchedSale): FoundSale {
  const at = (name: string) => textAt(row, name);
  return {
    status: statusOf(row),
    judgement: judgeSale({
      needed: [readAmount(amountOf(row), amountKurus), readPresence(at('AuthCode'))],
      also: [readText(at('OrderId'), bankId)],
    }),
    refundedKurus: kurusOfBank(at('TotalRefundAmount') ?? '') ?? 0,
    ...factsOf(at('ResultCode') ?? '', at),
  };
}

/** Derives the status from result and flags of the row, because the bank has no status field. */
function statusOf(row: XmlNode): BankStatus {
  const is = (flag: string) => /^(true|1)$/i.test(textAt(row, flag) ?? '');
  if (is('IsCanceled') || is('IsReversed')) return 'cancelled';
  if (is('IsRefunded')) {
    const refunded = kurusOfBank(textAt(row, 'TotalRefundAmount') ?? '') ?? 0;
    return refunded >= (kurusOfBank(amountOf(row)) ?? 0) ? 'refunded' : 'partially_refunded';
  }
  if (textAt(row, 'ResultCode') !== '0000') return 'declined';
  return typeOf(row) === 'Auth' && !is('IsCaptured') ? 'authorized' : 'captured';
}

function typeOf(row: XmlNode): string {
  return textAt(row, 'TransactionType/TransactionTypeName') ?? textAt(row, 'TransactionType') ?? '';
}

function amountOf(row: XmlNode): string {
  return textAt(row, 'CurrencyAmount') ?? textAt(row, 'Amount') ?? '';
}

function day(at: number): string {
  return venueTime(at).date;
}

type SettledSale = {
  transactionId: string;
  /** The bank's text; empty if the bank leaves it out. */
  amount: string;
  /** null means that the bank doesn't say it. */
  day: string | null;
};
type Days = { from: string; until: string };

/** The bank sends at most this many rows at once. */
const PAGE_SIZE = 50;
const MOST_PAGES = 200;

/** Returns the bank's list of the valid sales of some days, or null if unreadable. */
async function settledSales(terminal: Terminal, days: Days): Promise<SettledSale[] | null> {
  const range = await listOf(terminal, { StartDate: days.from, EndDate: days.until });
  const rows = range === 'refused' ? await listByDay(terminal, days) : range;
  return rows?.filter(isStandingSale).map((row) => settledSaleOf(row, days.until)) ?? null;
}

/** The bank's guide of 2026 asks for single days, public clients for a range. */
async function listByDay(terminal: Terminal, { from, until }: Days): Promise<XmlNode[] | null> {
  const rows: XmlNode[] = [];
  for (let at = from; at <= until; at = addDays(at, 1)) {
    const list = await listOf(terminal, { SettlementDate: at.replaceAll('-', '') });
    if (list === null || list === 'refused') return null;
    rows.push(...list);
  }
  return rows;
}

/** Returns null for a list that has gaps: a page is unreadable or came twice. */
async function listOf(
  terminal: Terminal,
  DateCriteria: XmlFields,
): Promise<XmlNode[] | 'refused' | null> {
  const rows: XmlNode[] = [];
  const known = new Set<string>();
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const reply = await ask(terminal, 'SettlementDetailRequest', {
      DateCriteria,
      PagedRequestInfo: { PageIndex: String(page), PageSize: String(PAGE_SIZE) },
    });
    const code = reply.kind === 'xml' ? textAt(reply.root, 'ResponseInfo/ResponseCode') : undefined;
    if (reply.kind !== 'xml' || code === undefined) return null;
    if (code !== '0000') return page === 1 ? 'refused' : null;
    const more = rowsOf(reply.root);
    const first = more[0] && (textAt(more[0], 'TransactionId') ?? '');
    if (first !== undefined && known.has(first)) return null;
    for (const row of more) known.add(textAt(row, 'TransactionId') ?? '');
    rows.push(...more);
    const total = totalOf(reply.root);
    if (total === null ? more.length < PAGE_SIZE : rows.length >= total) return rows;
    if (more.length === 0) return null;
  }
  return null;
}

function totalOf(root: XmlNode): number | null {
  const said =
    textAt(root, 'PagedResponseInfo/TotalItemCount') ?? textAt(root, 'TotalItemCount') ?? '';
  return /^\d+$/.test(said) ? Number(said) : null;
}

/** Returns true for a valid sale; the bank's list may also name cancelled sales and refunds. */
function isStandingSale(row: XmlNode): boolean {
  const type = typeOf(row) || 'Sale';
  return type === 'Sale' && !['cancelled', 'declined'].includes(statusOf(row));
}

function settledSaleOf(row: XmlNode, until: string): SettledSale {
  const said = textAt(row, 'HostDate') ?? textAt(row, 'RequestInsertTime') ?? '';
  const at = hostInstant(said, Date.parse(until));
  return {
    transactionId: textAt(row, 'TransactionId') ?? '',
    amount: amountOf(row),
    day: at === null ? null : day(at),
  };
}

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
