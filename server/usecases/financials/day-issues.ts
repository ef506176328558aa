import { billLabel, billNumber } from '#domain/bills/bill';
import { dayBegins } from '#domain/bookings/slots';
import { addDays } from '#domain/days';
import { liraText } from '#domain/money';
import type { DayCorrection, DayIssue, TerminalTotals } from '#domain/till/day-close';
import { BAR_DRAWER } from '#domain/till/drawer';
import { businessDay, formatTime } from '#domain/venue';
import type { Parts } from '../shared/parts';

type IssueDeps = Pick<Parts, 'days'>;

const SILENT_MS = 10 * 60_000;

/** Returns what is not in order about a day. */
export async function issuesOf(
  { days, now }: IssueDeps & { now: () => number },
  day: string,
  card: TerminalTotals,
): Promise<DayIssue[]> {
  const [bills, entries, cash, drawers, used, counts, tablets] = await Promise.all([
    days.unsettled(),
    days.unapproved(day),
    days.unapprovedCash(day),
    days.drawers(),
    days.drawersUsed(day),
    days.counts(day),
    days.tablets(),
  ]);
  const end = dayBegins(addDays(day, 1));
  const ofBills = bills
    .filter(({ openedAt }) => openedAt < end)
    .map((bill): DayIssue => {
      const open = bill.worthKurus - bill.paidKurus;
      const label = `${billNumber(bill.day, bill.no)} ${billLabel(bill)}`;
      const kind = open < 0 ? 'refund_due' : 'open_bill';
      return { kind, id: bill.id, label, amount: liraText(Math.abs(open)) };
    });
  const ofEntries = entries.map(({ id, kurus, bill, ...entry }): DayIssue => {
    const { kind, by, approvedBy, reason } = entry;
    const label = bill ? `${billNumber(bill.day, bill.no)} ${billLabel(bill)}` : '';
    const amount = liraText(-kurus);
    return { kind: 'not_approved', id, label, amount, entry: { kind, by, approvedBy, reason } };
  });
  const ofCash = cash.map(({ row, drawer }): DayIssue => {
    const { id, type: kind, by, reason, amountKurus, detail } = row;
    const entry = { kind, by, approvedBy: detail?.approvedBy ?? null, reason };
    const amount = liraText(Math.abs(amountKurus));
    return { kind: 'not_approved', id, label: drawer ?? '', amount, entry };
  });
  const isCounted = (id: string) => counts.some(({ drawerId }) => drawerId === id);
  const ofDrawers = drawers
    .filter(({ id }) => id === BAR_DRAWER || used.some((one) => one.id === id))
    .filter(({ id }) => !isCounted(id))
    .map(({ id, name }): DayIssue => ({ kind: 'not_counted', id, label: name, amount: null }));
  const ofTablets = tablets.flatMap(({ device, who, waiting, attention, at }): DayIssue[] => {
    const issue = { id: device, label: `${who}, ${formatTime(at)}`, amount: null };
    if (waiting + attention > 0) return [{ kind: 'tablet_unsent', ...issue }];
    return now() - at > SILENT_MS ? [{ kind: 'tablet_silent', ...issue }] : [];
  });
  const hasCards = card.booked !== liraText(0) && card.terminals.length === 0;
  const ofTerminals: DayIssue[] = hasCards
    ? [{ kind: 'no_terminal', id: 'card', label: '', amount: card.booked }]
    : [];
  return [...ofBills, ...ofEntries, ...ofCash, ...ofDrawers, ...ofTerminals, ...ofTablets];
}

/** Returns what was booked on this day for a day that was closed before. */
export async function correctionsOn({ days }: IssueDeps, day: string): Promise<DayCorrection[]> {
  const [lines, money] = await Promise.all([days.correctedLines(day), days.correctedMoney(day)]);
  const about = (bill: { day: string; no: number } | null, doneAt: number) => {
    const tapped = businessDay(doneAt);
    return {
      day: tapped < day ? tapped : (bill?.day ?? tapped),
      bill: bill && billNumber(bill.day, bill.no),
    };
  };
  const ofLines = lines.map(({ id, kind, by, approvedBy, reason, kurus, doneAt, bill }) => ({
    ...{ id, kind, by, approvedBy, reason, method: null, amount: liraText(kurus) },
    ...about(bill, doneAt ?? 0),
  }));
  const ofMoney = money.map(({ row: { id, type, method, by, reason, ...row }, bill }) => ({
    ...{ id, kind: type, by, approvedBy: row.detail?.approvedBy ?? null, reason, method },
    ...{ amount: liraText(row.amountKurus), ...about(bill, row.doneAt ?? row.createdAt) },
  }));
  return [...ofLines, ...ofMoney];
}
