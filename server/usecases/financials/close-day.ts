import { billLabel, billNumber } from '#domain/bills/bill';
import { dayBegins } from '#domain/bookings/slots';
import { addDays } from '#domain/days';
import { DomainError } from '#domain/error-codes';
import { liraText } from '#domain/money';
import {
  type CloseDayInput,
  type ClosedFigures,
  type DayIssue,
  type DayReport,
  type DrawerCount,
  unticked,
} from '#domain/till/day-close';
import { BAR_DRAWER } from '#domain/till/drawer';
import { businessDay } from '#domain/venue';
import type {
  Claim,
  MutationResponse,
  StoredResponsesRepository,
} from '../../repositories/stored-responses.repository';
import type { CashCountRow, DaysRepository } from '../../repositories/till/days.repository';
import type { FinancialsRepository } from '../../repositories/till/financials.repository';
import { type AuditDeps, staffOnce } from '../shared/audit-row';
import { untilWritten } from '../shared/until-written';
import { dayFigures } from './day-figures';

type DayDeps = AuditDeps & {
  days: DaysRepository;
  financials: FinancialsRepository;
  responses: StoredResponsesRepository;
};

const SILENT_MS = 10 * 60_000;

/** Returns the Z of a closed day, or the same figures of an open one. */
export async function readDay(deps: DayDeps, day: string): Promise<DayReport> {
  const [close, lastClosed] = await Promise.all([deps.days.close(day), deps.days.lastClosed()]);
  if (close) {
    const { no, closedAt, by, figures } = close;
    const z = { no, closedAt: new Date(closedAt).toISOString(), by };
    return { day, z, figures, issues: [], closeFirst: null, lastClosed };
  }
  const [figures, issues, closeFirst] = await Promise.all([
    figuresOf(deps, day),
    issuesOf(deps, day),
    openBefore(deps, day, lastClosed),
  ]);
  return { day, z: null, figures, issues, closeFirst, lastClosed };
}

type CloseRequest = {
  claim: Claim;
  day: string;
  input: CloseDayInput;
  member: { id: string; firstName: string };
};

/**
 * Freezes a day's figures under the next number. A day that is closed already stays as it is.
 * @throws DomainError day.not_over, day.close_earlier, day.not_in_order (an issue without its tick)
 */
export function closeDay(deps: DayDeps, request: CloseRequest): Promise<MutationResponse> {
  const { claim, day, input, member } = request;
  return untilWritten(async () => {
    const { days, responses } = deps;
    const at = deps.now();
    const response = { status: 200, body: JSON.stringify({ mutationId: claim.mutationId, day }) };
    if (await days.close(day)) return responses.keep(claim, response);
    if (day > businessDay(at)) throw new DomainError('day.not_over');
    const lastClosed = await days.lastClosed();
    // A later close has closed this day with it.
    if (lastClosed !== null && day < lastClosed) throw new DomainError('not_found');
    const earlier = await openBefore(deps, day, lastClosed);
    if (earlier !== null) throw new DomainError('day.close_earlier', { current: { day: earlier } });
    const rows = await days.rowsOn(day);
    const issues = await issuesOf(deps, day);
    if (unticked(issues, input.ticked).length > 0) {
      throw new DomainError('day.not_in_order', { current: { issues } });
    }
    const figures = { ...(await figuresOf(deps, day)), accepted: issues };
    const after = { day, revenue: figures.totals.revenue, accepted: issues.length };
    const fact = { action: 'day.close', tbl: 'day_close', pk: day, after, at };
    const once = staffOnce(deps, request, fact, { body: { day } });
    return days.closeDay({ day, closedAt: at, by: member.firstName, figures, rows }, once);
  });
}

async function figuresOf(deps: DayDeps, day: string): Promise<ClosedFigures> {
  const [{ sums: _sums, ...figures }, counts, drawers] = await Promise.all([
    dayFigures(deps, { startDate: day, endDate: day }),
    deps.days.counts(day),
    deps.days.drawers(),
  ]);
  const valid = drawers.flatMap(({ id, name }) => {
    const count = counts.find(({ drawerId }) => drawerId === id);
    return count ? [countRead(count, name)] : [];
  });
  return { ...figures, counts: valid, accepted: [] };
}

function countRead(row: CashCountRow, name: string): DrawerCount {
  const { expectedKurus: expected, cashKurus } = row;
  return {
    drawer: row.drawerId,
    name,
    day: row.businessDay,
    at: new Date(row.countedAt).toISOString(),
    by: row.by,
    counted: liraText(cashKurus),
    left: liraText(row.leftKurus),
    expected: expected === null ? null : liraText(expected),
    difference: expected === null ? null : liraText(cashKurus - expected),
    card: row.cardKurus === 0 ? null : liraText(row.cardKurus),
    note: row.note,
  };
}

async function issuesOf({ days, now }: DayDeps, day: string): Promise<DayIssue[]> {
  const [bills, drawers, used, counts, tablets] = await Promise.all([
    days.unsettled(),
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
  const isCounted = (id: string) => counts.some(({ drawerId }) => drawerId === id);
  const ofDrawers = drawers
    .filter(({ id }) => id === BAR_DRAWER || used.some((one) => one.id === id))
    .filter(({ id }) => !isCounted(id))
    .map(({ id, name }): DayIssue => ({ kind: 'not_counted', id, label: name, amount: null }));
  const ofTablets = tablets.flatMap(({ device, who, waiting, attention, at }): DayIssue[] => {
    const issue = { id: device, label: who, amount: null };
    if (waiting + attention > 0) return [{ kind: 'tablet_unsent', ...issue }];
    return now() - at > SILENT_MS ? [{ kind: 'tablet_silent', ...issue }] : [];
  });
  return [...ofBills, ...ofDrawers, ...ofTablets];
}

/** Days close in order: returns the first day with money that is still open before this one. */
async function openBefore(
  { days, financials }: DayDeps,
  day: string,
  lastClosed: string | null,
): Promise<string | null> {
  const since = lastClosed ?? (await financials.tillSince());
  if (since === null) return null;
  const first = await days.firstDayAfter(lastClosed ?? addDays(since, -1));
  return first !== null && first < day ? first : null;
}
