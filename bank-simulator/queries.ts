import type { Hono } from 'hono';
import { xml } from './authentication';
import { broken } from './broken-responses';
import type { SimulatedBank, Transaction } from './simulated-bank';
import { decimal } from './simulated-bank';
import type { Tree } from './simulator-messages';
import { leavesOf, message } from './simulator-messages';

export function addQueries(app: Hono, bank: SimulatedBank): void {
  app.post('/virtualPos/Search', async (c) => {
    await bank.faults.tell('Search', 'before');
    const fault = bank.faults.take('Search');
    const response = fault && (await broken(c, fault));
    if (response) return response;
    const sent = leavesOf(new URLSearchParams(await c.req.text()).get('prmstr') ?? '');
    if (!isKnown(bank, sent)) return xml(c, refused('9065'));
    const found = fault?.kind === 'not_found' ? [] : matching(bank, sent);
    const isShort = fault?.kind === 'short_host_date';
    const rows = found.map((one) =>
      row(isShort ? { ...one, hostDate: one.hostDate.slice(4) } : one),
    );
    const failed = { ...rows[0], ResultCode: '0051', IsCanceled: 'false' };
    return xml(
      c,
      listing(fault?.kind === 'extra_row' && rows[0] ? [failed, ...rows] : rows, rows.length),
    );
  });

  app.post('/virtualPos/SettlementDetail', async (c) => {
    const fault = bank.faults.take('Settlement');
    const response = fault && (await broken(c, fault));
    if (response) return response;
    const sent = leavesOf(new URLSearchParams(await c.req.text()).get('prmstr') ?? '');
    if (!isKnown(bank, sent)) return xml(c, noSettlement('9065'));
    const days = daysOf(sent);
    if (!days || (fault?.kind === 'by_day' && sent.has('StartDate'))) {
      return xml(c, noSettlement('9057'));
    }
    const isEndless = fault?.kind === 'first_page_only';
    const page = isEndless ? 1 : Math.max(1, Number(sent.get('PageIndex') ?? 1));
    const size = Math.min(MOST_ROWS, Number(sent.get('PageSize') ?? MOST_ROWS));
    const all = bank.succeeded().filter(({ hostDate }) => {
      const day = hostDate.slice(0, 8);
      return day >= days.from && day <= days.until;
    });
    return xml(c, settlement(all, { page, size }));
  });
}

/** The bank's limit of a page. */
const MOST_ROWS = 50;

function daysOf(sent: ReadonlyMap<string, string>): { from: string; until: string } | null {
  const day = sent.get('SettlementDate');
  if (day !== undefined) return /^\d{8}$/.test(day) ? { from: day, until: day } : null;
  const [from, until] = ['StartDate', 'EndDate'].map((name) => sent.get(name) ?? '');
  const isRange = [from, until].every((text) => /^\d{4}-\d\d-\d\d$/.test(text ?? ''));
  return isRange && from && until
    ? { from: from.replaceAll('-', ''), until: until.replaceAll('-', '') }
    : null;
}

function isKnown(bank: SimulatedBank, sent: ReadonlyMap<string, string>): boolean {
  return (
    sent.get('HostMerchantId') === bank.merchantId && sent.get('MerchantPassword') === bank.password
  );
}

/** The transaction id takes precedence over the order id. */
function matching(bank: SimulatedBank, sent: ReadonlyMap<string, string>): Transaction[] {
  const id = sent.get('TransactionId');
  const known = id ? bank.transactions.get(id) : undefined;
  if (id) return known ? [known] : [];
  const ofOrder = [...bank.transactions.values()].filter(
    ({ orderId, type }) => type === 'Sale' && orderId === sent.get('OrderId'),
  );
  const best = ofOrder.find(({ resultCode }) => resultCode === '0000') ?? ofOrder.at(-1);
  return best ? [best] : [];
}

function row(transaction: Transaction): Tree {
  const { id, type, referenceId, orderId, amountMinor, resultCode, refundedMinor } = transaction;
  return {
    PaymentTransactionId: `P${id}`,
    TransactionType: type,
    TransactionId: id,
    ReferenceTransactionId: referenceId,
    OrderId: orderId,
    CurrencyAmount: decimal(amountMinor),
    AmountCode: '949',
    ResultCode: resultCode,
    HostResultCode: resultCode === '0000' ? '000' : resultCode,
    AuthCode: transaction.authCode,
    Rrn: transaction.rrn,
    HostDate: transaction.hostDate,
    PanMasked: transaction.maskedPan,
    ECI: transaction.eci,
    CAVV: transaction.cavv,
    TransactionThreedSecureType: '2',
    IsCanceled: String(transaction.isCanceled),
    IsReversed: String(transaction.isReversed),
    IsRefunded: String(refundedMinor > 0),
    TotalRefundAmount: decimal(refundedMinor),
    IsCaptured: 'false',
    IsBatchClosed: 'false',
  };
}

function listing(rows: readonly Tree[], total: number): string {
  return message('SearchResponse', {
    ResponseInfo: {
      Status: 'Success',
      ResponseCode: '0000',
      ResponseMessage: '',
      IsIdempotent: 'false',
    },
    PageIndex: '1',
    PageSize: '50',
    TotalItemCount: String(total),
    TransactionSearchResultInfo: { TransactionSearchResultInfo: rows },
  });
}

function refused(code: string): string {
  return message('SearchResponse', {
    ResponseInfo: { Status: 'Error', ResponseCode: code, ResponseMessage: '' },
    TotalItemCount: '0',
  });
}

function settlement(all: readonly Transaction[], { page, size }: { page: number; size: number }) {
  return message('SettlementDetailResponse', {
    ResponseInfo: {
      Status: 'Success',
      ResponseCode: '0000',
      ResponseMessage: '',
      ResponseDateTime: '2026-01-01T06:00:00.3722890+03:00',
      IsIdempotent: 'false',
    },
    PagedResponseInfo: {
      PageIndex: String(page),
      PageSize: String(size),
      TotalItemCount: String(all.length),
    },
    TransactionSearchResultInfo: {
      PaymentTransactionInfo: all.slice((page - 1) * size, page * size).map(settledRow),
    },
  });
}

/** A day's list has objects as types and another time than a search. */
function settledRow(transaction: Transaction): Tree {
  const { id, type, referenceId, orderId, amountMinor, resultCode, refundedMinor } = transaction;
  return {
    PaymentTransactionId: `P${id}`,
    TransactionType: { TransactionTypeId: String(TYPES.indexOf(type)), TransactionTypeName: type },
    TransactionId: id,
    ReferencedTransactionId: referenceId,
    OrderId: orderId,
    Amount: decimal(amountMinor),
    AmountCode: '949',
    ResultCode: resultCode,
    RequestInsertTime: isoTime(transaction.hostDate),
    IsCanceled: String(transaction.isCanceled),
    IsReversed: String(transaction.isReversed),
    IsRefunded: String(refundedMinor > 0),
    // A sale without refunds has no such sum.
    ...(refundedMinor > 0 ? { TotalRefundAmount: decimal(refundedMinor) } : {}),
  };
}

const TYPES = ['Sale', 'Cancel', 'Refund', 'Reversal'];

function isoTime(hostDate: string): string {
  return hostDate.replace(/^(\d{4})(..)(..)(..)(..)(..)$/, '$1-$2-$3T$4:$5:$6.3722890');
}

function noSettlement(code: string): string {
  return message('SettlementDetailResponse', {
    ResponseInfo: { Status: 'Error', ResponseCode: code, ResponseMessage: '' },
  });
}
