import { billLabel, billNumber } from '#domain/bills/bill';
import { dayBegins } from '#domain/bookings/booking';
import { DomainError } from '#domain/error-codes';
import { liraText, wholeKurus } from '#domain/money';
import type {
  BankComparison,
  CloseDayInput,
  ClosedFigures,
  DayCorrection,
  DayIssue,
  DayReport,
  DaysRead,
  DrawerCount,
  MailDayInput,
  TerminalTotals,
} from '#domain/till/day-close';
import { issuesWith, unticked } from '#domain/till/day-close';
import { BAR_DRAWER } from '#domain/till/drawer';
import { addDays, businessDay, formatTime } from '#domain/venue';
import type { MutationResponse } from '../../repositories/rows/responses.repository';
import type { CashCountRow } from '../../repositories/till/days.repository';
import type { Effect, Mail } from '../../services/mailer';
import type { AuditDeps, Parts, StaffAddRequest } from '../shared/staff-change';
import { orRefuse, staffOnce, untilWritten } from '../shared/staff-change';
import { dayFigures } from './dashboard';

export type DayDeps = AuditDeps &
  Pick<Parts, 'days' | 'financials' | 'responses' | 'effects' | 'settings' | 'settlements'> & {
    bank: { config: { mode: 'off' | 'simulator' | 'test' | 'live' } };
  };

export const DAY_MAIL = 'day.mail';

const CLOSES_SHOWN = 31;

/** Returns the latest Zs and the day that waits to be closed. */
export async function listDays(deps: DayDeps): Promise<DaysRead> {
  const [closes, lastClosed] = await Promise.all([
    deps.days.closes(CLOSES_SHOWN),
    deps.days.lastClosed(),
  ]);
  const toClose = await openBefore(deps, businessDay(deps.now()), lastClosed);
  const closed = closes.map(({ closedAt, ...close }) => ({
    ...close,
    at: new Date(closedAt).toISOString(),
  }));
  return { toClose, closed };
}

/** Returns the Z of a closed day, or the same figures of an open one. */
export async function readDay(deps: DayDeps, day: string): Promise<DayReport> {
  const [close, lastClosed, bank] = await Promise.all([
    deps.days.close(day),
    deps.days.lastClosed(),
    comparisonOf(deps, day),
  ]);
  if (close) {
    const { no, closedAt, by, figures } = close;
    const z = { no, closedAt: new Date(closedAt).toISOString(), by };
    const to = (await deps.settings.read()).rules['till.mail'];
    const mail = to === '' ? null : { to, state: await deps.effects.lastState(mailOf(day)) };
    return { day, z, figures, issues: [], closeFirst: null, lastClosed, bank, mail };
  }
  const figures = await figuresOf(deps, day);
  const [issues, closeFirst] = await Promise.all([
    issuesOf(deps, day, figures.card),
    openBefore(deps, day, lastClosed),
  ]);
  return { day, z: null, figures, issues, closeFirst, lastClosed, bank, mail: null };
}

async function comparisonOf(
  { bank, settlements }: DayDeps,
  day: string,
): Promise<BankComparison | null> {
  const { mode } = bank.config;
  if (mode === 'off') return null;
  const [until, open] = await Promise.all([settlements.lastDay(mode), settlements.open(mode)]);
  if ((until ?? '') < day) return 'waiting';
  return open.some((one) => one.day === day) ? 'differs' : 'agrees';
}

type CloseRequest = Omit<StaffAddRequest<CloseDayInput>, 'ageMs'> & { day: string };

/**
 * Freezes a day's figures under the next number. A day that is closed already stays as it is.
 * @throws DomainError day.not_over, day.close_earlier, day.not_in_order (an issue without its tick)
 */
export function closeDay(deps: DayDeps, request: CloseRequest): Promise<MutationResponse> {
  const { claim, day, input, member } = request;
  return untilWritten(async () => {
    const { days, responses } = deps;
    // The day ends after everything that its figures have: a later fact changes these rows, and the close begins again.
    const rows = await days.rowsOn(day);
    const at = deps.now();
    const response = { status: 200, body: JSON.stringify({ mutationId: claim.mutationId, day }) };
    if (await days.close(day)) return responses.keep(claim, response);
    if (day > businessDay(at)) throw new DomainError('day.not_over');
    const lastClosed = await days.lastClosed();
    // A later close has closed this day with it.
    if (lastClosed !== null && day < lastClosed) throw new DomainError('not_found');
    const earlier = await openBefore(deps, day, lastClosed);
    if (earlier !== null) throw new DomainError('day.close_earlier', { current: { day: earlier } });
    const found = await figuresOf(deps, day, at);
    const card = withTerminals(found.card, input.terminals);
    const issues = issuesWith(await issuesOf(deps, day, card), input.terminals);
    if (unticked(issues, input.ticked).length > 0) {
      throw new DomainError('day.not_in_order', { current: { issues } });
    }
    const figures = { ...found, card, accepted: issues };
    const after = { day, revenue: figures.totals.revenue, accepted: issues.length };
    const fact = { action: 'day.close', tbl: 'day_close', pk: day, after, at };
    const once = staffOnce(deps, request, fact, { body: { day } });
    const { rules } = await deps.settings.read();
    const mail = rules['till.mail'] === '' ? null : effectOf(mailOf(day), day, input, at);
    const by = member.firstName;
    return days.closeDay({ day, closedAt: at, by, figures, rows, mail }, once);
  });
}

type MailRequest = Omit<CloseRequest, 'input'> & { input: MailDayInput };

/** @throws DomainError not_found (the day is open), day.no_mail (no address in the settings) */
export async function mailDay(deps: DayDeps, request: MailRequest): Promise<MutationResponse> {
  const { claim, day, input } = request;
  const at = deps.now();
  if (!(await deps.days.close(day))) throw new DomainError('not_found');
  const { rules } = await deps.settings.read();
  if (rules['till.mail'] === '') throw new DomainError('day.no_mail');
  const fact = { action: 'day.mail', tbl: 'day_close', pk: day, after: { day }, at };
  const mail = effectOf(`${mailOf(day)}-${claim.mutationId}`, day, input, at);
  const once = staffOnce(deps, request, fact, { body: { day } });
  return orRefuse(await deps.days.mailDay(mail, once));
}

function mailOf(day: string): string {
  return `day-${day}`;
}

function effectOf(id: string, day: string, { language }: MailDayInput, at: number) {
  return { id, kind: DAY_MAIL, payload: { day, language }, nextAt: at, createdAt: at };
}

/** Returns what the ledgers say about a day; a closed day gives the same figures as when it was closed. */
export async function figuresOf(
  deps: Pick<DayDeps, 'days' | 'financials'>,
  day: string,
  closesAt?: number,
): Promise<ClosedFigures> {
  const [{ sums, ...figures }, counts, drawers, corrections] = await Promise.all([
    dayFigures(deps, { startDate: day, endDate: day }, closesAt),
    deps.days.counts(day),
    deps.days.drawers(),
    correctionsOn(deps, day),
  ]);
  const tips = sums.money.filter(({ type, method }) => type === 'tip' && method === 'card');
  const tipKurus = tips.reduce((sum, { kurus }) => sum + kurus, 0);
  const booked = liraText(wholeKurus(Number(figures.totals.card)) + tipKurus);
  const valid = drawers.flatMap(({ id, name }) => {
    const count = counts.find(({ drawerId }) => drawerId === id);
    return count ? [countRead(count, name)] : [];
  });
  const card = { terminals: [], booked, difference: null };
  return { ...figures, counts: valid, card, corrections, accepted: [] };
}

function withTerminals(
  { booked }: TerminalTotals,
  entered: CloseDayInput['terminals'],
): TerminalTotals {
  const terminals = entered.map(({ name, amount }) => ({ name, amount: liraText(amount) }));
  if (entered.length === 0) return { terminals, booked, difference: null };
  const sum = entered.reduce((total, { amount }) => total + amount, 0);
  return { terminals, booked, difference: liraText(sum - wholeKurus(Number(booked))) };
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

/** Days close in order: returns the first day with money that is still open before this one. */
async function openBefore({ days, financials }: DayDeps, day: string, lastClosed: string | null) {
  const since = lastClosed ?? (await financials.tillSince());
  if (since === null) return null;
  const first = await days.firstDayAfter(lastClosed ?? addDays(since, -1));
  return first !== null && first < day ? first : null;
}

export type SendDayMailDeps = DayDeps &
  Pick<Parts, 'mailer'> & {
    write: (report: DayReport, language: 'en' | 'tr') => Omit<Mail, 'id' | 'to'>;
  };

/** Mails a Z to the address of the settings; without an address there is nothing left to do. */
export async function sendDayMail(deps: SendDayMailDeps, { id, payload }: Effect): Promise<void> {
  const report = await readDay(deps, String(payload.day));
  if (!report.mail) return;
  const language = payload.language === 'en' ? 'en' : 'tr';
  await deps.mailer.send({ id, to: report.mail.to, ...deps.write(report, language) });
}

type IssueDeps = Pick<Parts, 'days'>;

const SILENT_MS = 10 * 60_000;

/** Returns what is not in order about a day. */
async function issuesOf(
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
async function correctionsOn({ days }: IssueDeps, day: string): Promise<DayCorrection[]> {
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
