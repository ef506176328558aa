import { useLingui } from '@lingui/react/macro';
import { shownKurus } from '#domain/money';
import type { Choice, Field } from '#domain/resource/field';
import { formatDateTime, formatMoney } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { formatCount } from '../shared/figures';

/** Maps fields to the choices of references. */
export type Choices = Readonly<Record<string, readonly Choice[]>>;

/** Returns a field's value as text; an empty text means none. Numbers, money and times are in Turkish format. */
export function useValueWords(choices: Choices = {}) {
  const { t } = useLingui();
  const language = useLanguage();
  return (name: string, field: Field, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '';
    const known = field.choices ?? choices[name] ?? [];
    const named = (one: unknown) =>
      known.find((choice) => choice.value === String(one))?.label[language] ?? String(one);
    switch (field.kind) {
      case 'flag':
        return value === true ? t`Yes` : t`No`;
      case 'lira':
        return formatMoney(shownKurus(String(value)), 'tr');
      case 'whole':
      case 'decimal':
        return formatCount(Number(value));
      case 'instant':
        return formatDateTime(Date.parse(String(value)), language);
      case 'moment':
        return String(value).replace('T', ' ');
      case 'choice':
      case 'reference':
        return named(value);
      case 'choices':
        return Array.isArray(value) ? value.map(named).join(', ') : '';
      default:
        return String(value);
    }
  };
}

const NUMBERS: readonly string[] = ['lira', 'whole', 'decimal'];

/** True for columns that align to the right. */
export function isNumber({ kind }: Field): boolean {
  return NUMBERS.includes(kind);
}
