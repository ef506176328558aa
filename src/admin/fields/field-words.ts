import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import * as v from 'valibot';
import { tierChoices } from '#domain/club/member-record';
import { shownKurus } from '#domain/money';
import { openingIn } from '#domain/opening/opening';
import { FORMS, KINDS } from '#domain/resource/kinds';
import type { Choice, Field, FieldKind, Resource } from '#domain/resource/resource';
import { useClubRules } from '../../data/react/use-app';
import { formatDateTime } from '../../i18n/day-text';
import type { Language } from '../../i18n/language';
import { formatMoney, useLanguage } from '../../i18n/language';
import { weekText } from '../../i18n/opening-text';
import { formatCount } from '../shared/Read';
import { closuresText } from './DishListInput';

/** Returns the resource with the tiers named as the settings say. */
export function useTierNames<Named extends Resource>(resource: Named): Named {
  const club = useClubRules();
  return useMemo(() => {
    const choices = tierChoices(club);
    const named = Object.entries(resource.fields).map(([name, field]) =>
      name === 'tier' || name === 'tiers' ? [name, { ...field, choices }] : [name, field],
    );
    return { ...resource, fields: Object.fromEntries(named) };
  }, [resource, club]);
}

export type Choices = Readonly<Record<string, readonly Choice[]>>;

type Said = {
  value: unknown;
  /** The value as a form holds it, in one line. */
  line: string;
  unit: string | undefined;
  named: (value: unknown) => string;
  language: Language;
  _: I18n['_'];
};

/** Kinds that are not said as a form holds them; numbers, money and times are in Turkish format. */
const SAID: Partial<Record<FieldKind, (said: Said) => string>> = {
  flag: ({ value, _ }) => _(value === true ? msg`Yes` : msg`No`),
  lira: ({ value }) => formatMoney(shownKurus(String(value)), 'tr'),
  whole: count,
  decimal: count,
  // The audit log of campaigns has times in milliseconds.
  instant: ({ value, language }) =>
    formatDateTime(typeof value === 'number' ? value : Date.parse(String(value)), language),
  moment: ({ line }) => line.replace('T', ' '),
  choice: ({ value, named }) => named(value),
  reference: ({ value, named }) => named(value),
  choices: listed,
  ticks: listed,
  times: listed,
  days: ({ line }) => line.split('\n').join(', '),
  week: ({ value, language }) => weekText(openingIn({ week: value, closures: [] }), language),
  closures: ({ value }) => closuresText(value),
  dishes: ({ value, _ }) =>
    v.is(FORMS.dishes, value)
      ? value
          .map(({ nameEn, nameTr, isOn }) => {
            const name = nameTr === nameEn ? nameEn : `${nameEn} / ${nameTr}`;
            return isOn ? name : _(msg`${name} (off)`);
          })
          .join(', ')
      : '',
};

export function useFieldWords(choices: Choices = {}) {
  const { _ } = useLingui();
  const language = useLanguage();
  return (name: string, field: Field, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '';
    const known = field.choices ?? choices[name] ?? [];
    const named = (one: unknown) =>
      known.find((choice) => choice.value === String(one))?.label[language] ?? String(one);
    const line = lineOf(field, value);
    const unit = field.unit?.[language];
    const own = SAID[field.kind];
    if (own) return own({ value, line, unit, named, language, _ });
    return unit ? `${line} ${unit}` : line;
  };
}

function lineOf({ kind }: Field, value: unknown): string {
  const form = KINDS[kind].toForm(value);
  if (v.is(FORMS.texts, form)) return form.join(' / ');
  return v.is(FORMS.minutes, form) ? `${form.due} / ${form.late}` : String(form);
}

function count({ value, line, unit }: Said): string {
  return unit ? `${line} ${unit}` : formatCount(Number(value));
}

function listed({ value, named }: Said): string {
  return Array.isArray(value) ? value.map(named).join(', ') : '';
}
