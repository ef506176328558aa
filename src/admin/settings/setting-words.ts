import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { SettingGroup } from '#domain/settings/setting';
import type { SettingKey } from '#domain/settings/settings';
import { settingOf } from '#domain/settings/settings';
import type { FieldTexts } from '../../i18n/field-text';
import { useFieldText } from '../../i18n/field-text';
import { useFieldWords } from '../fields/field-words';

export const GROUP_WORDS: Record<SettingGroup, MessageDescriptor> = {
  ordering: msg`Ordering`,
  bar: msg`Bar and alarm`,
  opening: msg`Opening hours`,
  delivery: msg`Delivery`,
  bookings: msg`Bookings`,
  menu: msg`Menu`,
  brunch: msg`Bottomless Brunch`,
  club: msg`Club`,
  contact: msg`Contact`,
  pictures: msg`Pictures of the venue`,
  mail: msg`Mail`,
  legal: msg`Legal`,
  office: msg`Payments and stock`,
  till: msg`Till`,
};

export function groupId(group: SettingGroup): string {
  return `settings-${group}`;
}

// These texts are separate from the general field texts, which guests load.
const OWN: FieldTexts = {
  'phone.international': msg`Enter the number with its country code, for example +90 252 123 45 67`,
  'link.invalid': msg`Enter the full address of a page on that site, beginning with https://`,
  'ageing.order': msg`“Late” must come after “due”; 1 to 240 minutes`,
  'number.order': msg`Each number must be larger than the one before`,
  'name.taken': msg`Each name may be there only once`,
  'choice.unknown': msg`Choose from the list`,
  'dish.name_required': msg`Every row needs a name in both languages`,
  'dish.name_twice': msg`Two rows have the same name`,
  'dish.none_on': msg`At least one must be on`,
  'time.none': msg`At least one time is needed`,
  'choice.required': msg`Choose at least one`,
  'time.invalid': msg`Enter times as hours and minutes, for example 15:00`,
  'closure.twice': msg`Each day once`,
  'place.invalid': msg`Enter latitude and longitude, for example 36.6217, 29.1164`,
};

export function useSettingErrorText(): (code: string) => string {
  return useFieldText(OWN);
}

export function useValueText(key: SettingKey): (value: unknown) => string {
  const { _ } = useLingui();
  const field = settingOf(key);
  const wordsOf = useFieldWords();
  return (value) => {
    if (field.kind === 'flag') return _(value === true ? msg`On` : msg`Off`);
    if (field.group === 'pictures' && value !== '') return _(msg`a photo`);
    return wordsOf(key, field, value) || _(msg`empty`);
  };
}

/** A change in words: of a long list only the rows that differ. */
export function useChangeText(key: SettingKey): (before: unknown, after: unknown) => string {
  const { _ } = useLingui();
  const valueText = useValueText(key);
  const { kind } = settingOf(key);
  return (before, after) => {
    const isList = kind === 'dishes' || kind === 'times';
    if (!isList || !Array.isArray(before) || !Array.isArray(after)) {
      return `${valueText(before)} → ${valueText(after)}`;
    }
    const texts = (list: readonly unknown[]) => list.map((row) => valueText([row]));
    const [gone, added] = [
      without(texts(before), texts(after)),
      without(texts(after), texts(before)),
    ];
    if (gone.length + added.length === 0) return _(msg`rows moved`);
    return [...gone.map((row) => `− ${row}`), ...added.map((row) => `+ ${row}`)].join(' · ');
  };
}

function without(texts: readonly string[], others: readonly string[]): string[] {
  return texts.filter((text) => !others.includes(text));
}
