import { useLingui } from '@lingui/react/macro';
import type { Choice } from '#domain/resource/field';
import { isAmbiguousNumber, type NumberStyle, typedNumber } from '#domain/typed-number';
import { businessDay } from '#domain/venue';
import { formatDate, formatDateTime, formatInstant } from '../../i18n/day-text';
import { formatMoney } from '../../i18n/format';
import type { Language } from '../../i18n/language';
import { useLanguage } from '../../i18n/use-language';

// Figures use Turkish number format in both languages.
const count = new Intl.NumberFormat('tr-TR');

/** Formats a number: 1.234,5. */
export function formatCount(number: number): string {
  return count.format(number);
}

/** Formats lira of the API in both languages: "-1250.50" → -₺1.250,50. */
export function moneyText(lira: string): string {
  return formatMoney(Math.round(Number(lira) * 100), 'tr');
}

/** Formats a time of the API by the venue's clock: 4 Jul 2026, 21:30. */
export function useTimeText(): (iso: string) => string {
  const language = useLanguage();
  return (iso) => formatDateTime(Date.parse(iso), language);
}

/** Returns choices as options of a select. */
export function useOptions(): (choices: readonly Choice[]) => { value: string; label: string }[] {
  const language = useLanguage();
  return (choices) => choices.map(({ value, label }) => ({ value, label: label[language] }));
}

/** Returns the month of an instant (ms) by the venue's clock: November 2026. */
export function formatMonth(at: number, language: Language): string {
  return formatInstant(at, language, { month: 'long', year: 'numeric' });
}

/** Returns the weekday of an instant (ms) by the venue's calendar, as within a sentence: Monday, pazartesi. */
export function formatWeekday(at: number, language: Language): string {
  const word = formatDate(businessDay(at), language, { weekday: 'long' });
  return language === 'tr' ? word.toLocaleLowerCase('tr') : word;
}

/** Formats a change with its sign: +20%, in Turkish +%20. */
export function formatPercent(percent: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' }).format(
    percent / 100,
  );
}

/** Tells how a form reads a number whose point could group thousands or begin decimals. */
export function useUnderstood() {
  const { t } = useLingui();
  return (typed: string, style: NumberStyle = 'grouped', unit = ''): { hint?: string } => {
    if (!isAmbiguousNumber(typed)) return {};
    const amount = `${formatCount(Number(typedNumber(typed, style)))} ${unit}`.trim();
    return { hint: t`Read as ${amount}` };
  };
}
