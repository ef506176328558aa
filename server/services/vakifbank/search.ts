import {
  type Judgement,
  judgeSale,
  kurusOfBank,
  readAmount,
  readPresence,
  readText,
} from '#domain/payments/bank-response';
import { venueTime } from '#domain/venue';
import type { BankConfig } from './bank-config';
import { type BankReply, postToBank } from './bank-transport';
import type { BankFacts } from './vpos';
import { nodeAt, textAt, writeXml, type XmlNode } from './xml';

export type Terminal = BankConfig & { url: string };
const DAY_MS = 24 * 60 * 60_000;

export type BankStatus =
  | 'captured'
  | 'declined'
  | 'cancelled'
  | 'refunded'
  | 'partially_refunded'
  | 'authorized';

export type SearchedSale = {
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

export type SearchResult =
  | { kind: 'found'; sale: FoundSale }
  | { kind: 'not_found' }
  | { kind: 'unclear'; code: string };

/** Queries a sale. `ResponseCode` 0000 only means that the bank understood the query. */
export async function searchSale(terminal: Terminal, sale: SearchedSale): Promise<SearchResult> {
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

export async function ask(
  { merchantId, password, url, saleTimeoutMs }: Terminal,
  root: string,
  criteria: Parameters<typeof writeXml>[1],
): Promise<BankReply> {
  const xml = writeXml(root, {
    MerchantCriteria: { HostMerchantId: merchantId, MerchantPassword: password },
    ...criteria,
  });
  return postToBank({
    url,
    type: 'application/x-www-form-urlencoded',
    body: new URLSearchParams({ prmstr: xml }).toString(),
    timeoutMs: saleTimeoutMs,
  });
}

/** The bank names the rows of a search like their list, and those of a day's list `PaymentTransactionInfo`. */
export function rowsOf(root: XmlNode): XmlNode[] {
  return nodeAt(root, 'TransactionSearchResultInfo')?.children ?? [];
}

function saleOf(row: XmlNode, { bankId, amountKurus }: SearchedSale): FoundSale {
  const at = (name: string) => textAt(row, name) ?? null;
  return {
    status: statusOf(row),
    judgement: judgeSale({
      needed: [readAmount(amountOf(row), amountKurus), readPresence(at('AuthCode'))],
      also: [readText(at('OrderId'), bankId)],
    }),
    refundedKurus: kurusOfBank(at('TotalRefundAmount') ?? '') ?? 0,
    resultCode: at('ResultCode') ?? '',
    authCode: at('AuthCode'),
    rrn: at('Rrn'),
    batchNo: at('BatchNo'),
    hostDate: at('HostDate'),
  };
}

/** Derives the status from result and flags of the row, because the bank has no status field. */
export function statusOf(row: XmlNode): BankStatus {
  const is = (flag: string) => /^(true|1)$/i.test(textAt(row, flag) ?? '');
  if (is('IsCanceled') || is('IsReversed')) return 'cancelled';
  if (is('IsRefunded')) {
    const refunded = kurusOfBank(textAt(row, 'TotalRefundAmount') ?? '') ?? 0;
    return refunded >= (kurusOfBank(amountOf(row)) ?? 0) ? 'refunded' : 'partially_refunded';
  }
  if (textAt(row, 'ResultCode') !== '0000') return 'declined';
  return typeOf(row) === 'Auth' && !is('IsCaptured') ? 'authorized' : 'captured';
}

export function typeOf(row: XmlNode): string {
  return textAt(row, 'TransactionType/TransactionTypeName') ?? textAt(row, 'TransactionType') ?? '';
}

export function amountOf(row: XmlNode): string {
  return textAt(row, 'CurrencyAmount') ?? textAt(row, 'Amount') ?? '';
}

export function day(at: number): string {
  return venueTime(at).date;
}
