import { type PartRow, partsCsv } from '#domain/financials/breakdowns';
import type { DayReport } from '#domain/till/day-close';
import { closedByText, dayParts, dayTitle, noFiscalValue } from '../../../src/i18n/day-slip';
import { formatDay } from '../../../src/i18n/day-text';
import { formatMoney, type Language } from '../../../src/i18n/language';
import { escaped, paragraph } from './mail-html';

/** Writes the Z of a day: its figures in the text, and the same lines as a file for a spreadsheet. */
export function dayMail(report: DayReport, language: Language) {
  const { z, day } = report;
  const parts = dayParts(report, language);
  const title = dayTitle(z, language);
  const head = [
    `Bar Bliss · ${title} · ${formatDay(day, language)}`,
    z ? closedByText(z, language) : '',
    noFiscalValue(language),
  ];
  return {
    subject: `${title}, ${formatDay(day, language)}`,
    text: `${[
      head.join('\n'),
      ...parts.map(({ part, rows }) =>
        [part.toLocaleUpperCase(language), ...rows.map(lineOf)].join('\n'),
      ),
    ].join('\n\n')}\n`,
    html: [
      ...head.map(paragraph),
      ...parts.map(
        ({ part, rows }) =>
          `<h2>${escaped(part)}</h2>\n<table>${rows.map(cellsOf).join('\n')}</table>`,
      ),
    ].join('\n'),
    attachment: {
      filename: `z-${z?.no ?? 0}-${day}.csv`,
      content: partsCsv(parts, language),
      contentType: 'text/csv; charset=utf-8',
    },
  };
}

function lineOf({ label, hint, count, amount }: PartRow): string {
  const name = count === null ? label : `${label} (${count})`;
  const line = amount === null ? name : `${name}: ${amountText(amount)}`;
  return hint ? `${line}\n  ${hint}` : line;
}

function cellsOf({ label, hint, count, amount }: PartRow): string {
  const name = hint ? `${escaped(label)}<br><small>${escaped(hint)}</small>` : escaped(label);
  return `<tr><td>${name}</td><td align="right">${count ?? ''}</td><td align="right">${amountText(amount)}</td></tr>`;
}

function amountText(amount: string | null): string {
  return amount === null ? '' : formatMoney(Math.round(Number(amount) * 100), 'tr');
}
