import { kurusOfBank } from '#domain/payments/bank-amount';
import { venueTime } from '#domain/venue';
import type { BankConfig } from './bank-config';
import { type BankReply, postToBank } from './bank-transport';
import { hostInstant } from './host-date';
import type { BankFacts } from './vpos';
import { nodeAt, textAt, writeXml, type XmlNode } from './xml';

type Terminal = BankConfig & { url: string };
const DAY_MS = 24 * 60 * 60_000;

export type BankStatus =
  | 'captured'
  | 'declined'
  | 'cancelled'
  | 'refunded'
  | 'partially_refunded'
  | 'authorized';

export type FoundSale = BankFacts & {
  status: BankStatus;
  orderId: string | null;
  amountKurus: number | null;
  refundedKurus: number;
};

export type SearchResult =
  | { kind: 'found'; sale: FoundSale }
  | { kind: 'not_found' }
  | { kind: 'unclear'; code: string };

/** Queries a sale. `ResponseCode` 0000 only means that the bank understood the query. */
export async function searchSale(
  terminal: Terminal,
  { transactionId, createdAt }: { transactionId: string; createdAt: number },
): Promise<SearchResult> {
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
  return row ? { kind: 'found', sale: saleOf(row) } : { kind: 'not_found' };
}

/** The value null for `day` means that the bank doesn't say. */
export type SettledSale = { transactionId: string; amountKurus: number | null; day: string | null };
export type Days = { from: string; until: string };

/** Returns the bank's list of the valid sales of some days, or null if unreadable. */
export async function settledSales(
  terminal: Terminal,
  { from, until }: Days,
): Promise<SettledSale[] | null> {
  const rows: XmlNode[] = [];
  for (let page = 1; page <= 200; page += 1) {
    const reply = await ask(terminal, 'SettlementDetailRequest', {
      DateCriteria: { StartDate: from, EndDate: until },
      PageIndex: String(page),
      PageSize: '50',
    });
    if (reply.kind !== 'xml' || textAt(reply.root, 'ResponseInfo/ResponseCode') !== '0000')
      return null;
    const more = rowsOf(reply.root);
    rows.push(...more);
    if (rows.length >= Number(textAt(reply.root, 'TotalItemCount') ?? 0) || more.length === 0)
      break;
  }
  return rows.filter(isStandingSale).map((row) => {
    const at = hostInstant(textAt(row, 'HostDate') ?? '', Date.parse(until));
    return {
      transactionId: textAt(row, 'TransactionId') ?? '',
      amountKurus: kurusOfBank(amountOf(row)),
      day: at === null ? null : day(at),
    };
  });
}

/** Returns true for a valid sale; the bank's list may also name cancelled sales and refunds. */
function isStandingSale(row: XmlNode): boolean {
  const type = textAt(row, 'TransactionType') ?? 'Sale';
  return type === 'Sale' && !['cancelled', 'declined'].includes(statusOf(row));
}

async function ask(
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

function rowsOf(root: XmlNode): XmlNode[] {
  const list = nodeAt(root, 'TransactionSearchResultInfo');
  return list?.children.filter(({ name }) => name === 'TransactionSearchResultInfo') ?? [];
}

function saleOf(row: XmlNode): FoundSale {
  const at = (name: string) => textAt(row, name) ?? null;
  return {
    status: statusOf(row),
    orderId: at('OrderId'),
    amountKurus: kurusOfBank(amountOf(row)),
    refundedKurus: kurusOfBank(at('TotalRefundAmount') ?? '0.00') ?? 0,
    resultCode: at('ResultCode') ?? '',
    authCode: at('AuthCode'),
    rrn: at('Rrn'),
    batchNo: at('BatchNo'),
    hostDate: at('HostDate'),
  };
}

/** Derives the status from result and flags of the row, because the bank has no status field. */
function statusOf(row: XmlNode): BankStatus {
  const is = (flag: string) => textAt(row, flag) === 'true';
  if (is('IsCanceled') || is('IsReversed')) return 'cancelled';
  if (is('IsRefunded')) {
    const refunded = kurusOfBank(textAt(row, 'TotalRefundAmount') ?? '') ?? 0;
    return refunded >= (kurusOfBank(amountOf(row)) ?? 0) ? 'refunded' : 'partially_refunded';
  }
  if (textAt(row, 'ResultCode') !== '0000') return 'declined';
  return textAt(row, 'TransactionType') === 'Auth' && !is('IsCaptured') ? 'authorized' : 'captured';
}

function amountOf(row: XmlNode): string {
  return textAt(row, 'CurrencyAmount') ?? textAt(row, 'Amount') ?? '';
}

function day(at: number): string {
  return venueTime(at).date;
}
