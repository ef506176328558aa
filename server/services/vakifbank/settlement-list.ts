import { addDays } from '#domain/days';
import { hostInstant } from './host-date';
import { amountOf, ask, day, rowsOf, statusOf, type Terminal, typeOf } from './search';
import { textAt, type XmlFields, type XmlNode } from './xml';

export type SettledSale = {
  transactionId: string;
  /** The bank's text; empty if the bank leaves it out. */
  amount: string;
  /** null means that the bank doesn't say it. */
  day: string | null;
};
export type Days = { from: string; until: string };

/** The bank sends at most this many rows at once. */
const PAGE_SIZE = 50;
const MOST_PAGES = 200;

/** Returns the bank's list of the valid sales of some days, or null if unreadable. */
export async function settledSales(terminal: Terminal, days: Days): Promise<SettledSale[] | null> {
  const range = await listOf(terminal, { StartDate: days.from, EndDate: days.until });
  const rows = range === 'refused' ? await listByDay(terminal, days) : range;
  return rows?.filter(isStandingSale).map((row) => saleOf(row, days.until)) ?? null;
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

function saleOf(row: XmlNode, until: string): SettledSale {
  const said = textAt(row, 'HostDate') ?? textAt(row, 'RequestInsertTime') ?? '';
  const at = hostInstant(said, Date.parse(until));
  return {
    transactionId: textAt(row, 'TransactionId') ?? '',
    amount: amountOf(row),
    day: at === null ? null : day(at),
  };
}
