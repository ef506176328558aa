import { ENTRY_WORDS, reasonText } from '#domain/financials/report-words';
import type { Part, PartRow } from '#domain/financials/transaction';
import {
  approvedText,
  BREAKDOWN_WORDS,
  BREAKDOWNS,
  breakdownRows,
  methodText,
  personText,
  TRANSACTION_TYPE_CHOICES,
} from '#domain/financials/transaction';
import { isKeyOf } from '#domain/keys';
import { signedKurus } from '#domain/money';
import type { Slip, SlipRow } from '#domain/printing/printer';
import { slipSum } from '#domain/printing/printer';
import type { Words } from '#domain/resource/resource';
import type {
  ClosedFigures,
  DayCorrection,
  DayEntry,
  DayIssue,
  DayPaper,
  DayReport,
  DrawerCount,
} from '#domain/till/day-close';
import { tickOf } from '#domain/till/day-close';
import texts from './day-paper.json' with { type: 'json' };
import { formatDateTime, formatDay, formatDayOfMonth } from './day-text';
import type { Language } from './language';

/** Papers, mails and files of a day have the same words as the screen, also on the server. */
const WORDS = texts.words;

const ISSUE_WORDS: Record<DayIssue['kind'], Words> = texts.issues;

export function dayTitle(z: DayReport['z'], language: Language): string {
  return z ? `${WORDS.z[language]} ${z.no}` : WORDS.x[language];
}

export function noFiscalValue(language: Language): string {
  return WORDS.noFiscalValue[language];
}

export function closedByText(
  { by, closedAt }: NonNullable<DayReport['z']>,
  language: Language,
): string {
  const at = formatDateTime(Date.parse(closedAt), language);
  return language === 'tr' ? `Kapatan: ${by}, ${at}` : `Closed by ${by}, ${at}`;
}

export function printedAtText(at: number, language: Language): string {
  const time = formatDateTime(at, language);
  return language === 'tr' ? `Yazdırma saati: ${time}` : `Printed at ${time}`;
}

export function issueText(
  { kind, label, entry }: DayIssue,
  language: Language,
): { label: string; hint?: string } {
  const words = ISSUE_WORDS[kind][language];
  const text = label === '' ? words : `${words}: ${label}`;
  if (!entry) return { label: text };
  const approval = entry.approvedBy
    ? `${approvedText(entry.approvedBy, language)}, ${WORDS.notProven[language]}`
    : WORDS.nobody[language];
  const hint = [entryText(entry, language), reasonText(entry.reason, language), approval];
  return { label: text, hint: joined(hint) };
}

function entryText({ kind, by }: DayEntry, language: Language): string {
  const type = TRANSACTION_TYPE_CHOICES.find(({ value }) => value === kind)?.label;
  const words = isKeyOf(ENTRY_WORDS, kind) ? ENTRY_WORDS[kind] : type;
  return `${words?.[language] ?? kind} · ${personText(by, language)}`;
}

/** Tells what a correction is for: "for 26 Nov, bill 26-041". */
function closedDayText({ day, bill }: DayCorrection, language: Language): string {
  const date = formatDayOfMonth(day, language);
  if (language === 'tr') return `${date} gününe ait${bill ? `, hesap ${bill}` : ''}`;
  return `for ${date}${bill ? `, bill ${bill}` : ''}`;
}

/** Returns the lines of a paper or file; that of an open day also says what is unsettled. */
export function paperParts({ z, figures, issues }: DayPaper, language: Language): readonly Part[] {
  return dayParts({ figures: z ? figures : { ...figures, accepted: issues } }, language);
}

/** Returns the lines of an X or Z in order; parts without lines are left out. */
export function dayParts(
  { figures }: Pick<DayReport, 'figures'>,
  language: Language,
): readonly Part[] {
  const { counts, accepted } = figures;
  return [
    { part: WORDS.total[language], rows: totalRows(figures, language) },
    {
      part: WORDS.count[language],
      rows: counts.flatMap((count) => countRows(count, language)),
    },
    { part: WORDS.terminal[language], rows: terminalRows(figures, language) },
    ...BREAKDOWNS.map((kind) => ({
      part: BREAKDOWN_WORDS[kind][language],
      rows: breakdownRows(figures, kind, language),
    })),
    {
      part: WORDS.corrections[language],
      rows: figures.corrections.map((one) => correctionRow(one, language)),
    },
    {
      part: WORDS.accepted[language],
      rows: accepted.map((issue) => ({
        ...{ key: tickOf(issue), ...issueText(issue, language) },
        ...{ count: null, amount: issue.amount },
      })),
    },
  ].filter(({ rows }) => rows.length > 0);
}

function row(key: string, label: string, amount: string, count: number | null = null): PartRow {
  return { key, label, count, amount };
}

function totalRows({ totals }: ClosedFigures, language: Language): PartRow[] {
  const keys = ['revenue', 'refunds', 'tips', 'deposits', 'income', 'expenses'] as const;
  return keys.map((key) =>
    row(key, WORDS[key][language], totals[key], key === 'revenue' ? totals.salesCount : null),
  );
}

/** Two drawers may have one name, so the key is the drawer's id. */
function countRows(count: DrawerCount, language: Language): PartRow[] {
  const { drawer, name, by, note } = count;
  return (['counted', 'expected', 'difference', 'left', 'card'] as const).flatMap((what) => {
    const amount = count[what];
    if (amount === null) return [];
    const words = what === 'card' ? WORDS.terminal : WORDS[what];
    const hint = what === 'counted' ? { hint: joined([by, note]) } : {};
    return [{ ...row(`${drawer}:${what}`, `${name}: ${words[language]}`, amount), ...hint }];
  });
}

function terminalRows({ card }: ClosedFigures, language: Language): PartRow[] {
  const { terminals, booked, difference } = card;
  if (terminals.length === 0 && Number(booked) === 0) return [];
  return [
    ...terminals.map(({ name, amount }, index) => row(`${index}`, name, amount)),
    row('booked', WORDS.cards[language], booked),
    ...(difference === null ? [] : [row('difference', WORDS.cardDifference[language], difference)]),
  ];
}

function correctionRow(correction: DayCorrection, language: Language): PartRow {
  const { id, kind, method, reason, approvedBy, amount } = correction;
  const isRefund = kind === 'tender' && Number(amount) < 0;
  const label = isRefund
    ? `${WORDS.refund[language]} · ${personText(correction.by, language)}`
    : entryText(correction, language);
  const hint = [
    closedDayText(correction, language),
    method && methodText(method, language),
    reasonText(reason, language),
    approvedBy && approvedText(approvedBy, language),
  ];
  return { key: `${id}:${kind}`, label, hint: joined(hint), count: null, amount };
}

function joined(texts: readonly (string | null | false | '')[]): string {
  return texts.filter(Boolean).join(' · ');
}

/** The X or Z of a day on a roll. */
export function daySlip(report: DayPaper, at: number, language: Language): Slip {
  const { z, day } = report;
  return {
    rows: [
      { kind: 'title', text: 'Bar Bliss' },
      { kind: 'text', text: dayTitle(z, language), align: 'center', isStrong: true },
      { kind: 'text', text: formatDay(day, language), align: 'center' },
      ...(z ? [plain(closedByText(z, language))] : []),
      ...paperParts(report, language).flatMap(({ part, rows }): SlipRow[] => [
        { kind: 'rule' },
        { kind: 'text', text: part, isStrong: true },
        ...rows.flatMap(partRow),
      ]),
      { kind: 'rule' },
      plain(printedAtText(at, language)),
      plain(noFiscalValue(language)),
    ],
  };
}

function partRow({ label, hint, count, amount }: PartRow): SlipRow[] {
  const left = count === null ? label : `${count}× ${label}`;
  const right = amount === null ? '' : slipSum(signedKurus(amount));
  return [{ kind: 'pair', left, right }, ...(hint ? [plain(hint)] : [])];
}

function plain(text: string): SlipRow {
  return { kind: 'text', text };
}
