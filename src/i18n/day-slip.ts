import type { PartRow } from '#domain/financials/breakdowns';
import { signedKurus } from '#domain/money';
import type { Slip, SlipRow } from '#domain/printing/slip';
import { slipSum } from '#domain/printing/slip-words';
import type { DayPaper } from '#domain/till/day-close';
import { closedByText, dayTitle, noFiscalValue, paperParts, printedAtText } from './day-paper';
import { formatDay } from './day-text';
import type { Language } from './language';

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
