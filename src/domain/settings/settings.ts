import * as v from 'valibot';
import type { Field } from '../resource/field';
import { BAR_SETTINGS } from './bar-settings';
import { BOOKINGS_SETTINGS } from './bookings-settings';
import { BRUNCH_SETTINGS } from './brunch-settings';
import { CLUB_SETTINGS } from './club-settings';
import { CONTACT_SETTINGS, PICTURE_SETTINGS } from './contact-settings';
import { DELIVERY_SETTINGS } from './delivery-settings';
import { LEGAL_SETTINGS } from './legal-settings';
import { MAIL_SETTINGS } from './mail-settings';
import { MENU_SETTINGS } from './menu-settings';
import { OFFICE_SETTINGS, TILL_SETTINGS } from './office-settings';
import { OPENING_SETTINGS } from './opening-settings';
import { ORDERING_SETTINGS } from './ordering-settings';
import { RETENTION_SETTINGS } from './retention-settings';
import type { SettingDefinition, SettingDefinitions } from './setting';

/** Every setting of the back office, in the order of its page. Each steers the server from the next request on. */
export const SETTINGS = {
  ...ORDERING_SETTINGS,
  ...BAR_SETTINGS,
  ...OPENING_SETTINGS,
  ...DELIVERY_SETTINGS,
  ...MENU_SETTINGS,
  ...BOOKINGS_SETTINGS,
  ...BRUNCH_SETTINGS,
  ...CLUB_SETTINGS,
  ...CONTACT_SETTINGS,
  ...PICTURE_SETTINGS,
  ...MAIL_SETTINGS,
  ...LEGAL_SETTINGS,
  ...RETENTION_SETTINGS,
  ...OFFICE_SETTINGS,
  ...TILL_SETTINGS,
} as const satisfies SettingDefinitions;

export type SettingField = Field & Pick<SettingDefinition, 'group'>;

export type SettingKey = keyof typeof SETTINGS;

export type SettingValues = {
  [Key in SettingKey]: v.InferOutput<(typeof SETTINGS)[Key]['schema']>;
};

/** As staff read it; `v` is 0 until somebody has set it. */
export type Setting = {
  key: SettingKey;
  value: unknown;
  v: number;
  changedBy: string | null;
  changedAt: string | null;
};

/** A change of one setting, newest first in its history. */
export type SettingChange = { by: string | null; at: string; before: unknown; after: unknown };

export const SETTING_KEYS = Object.keys(SETTINGS).filter(isSettingKey);

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(SETTINGS, key);
}

export function settingOf(key: SettingKey): SettingField {
  // Each has its own type of value; here it is unknown.
  return { ...(SETTINGS[key] as SettingDefinition), isRequired: true };
}

/** The body of PUT /api/admin/settings/{key}; `v` is the version that the writer has seen. */
export function changeSettingInput(key: SettingKey) {
  return v.object({
    value: settingOf(key).schema,
    v: v.exactOptional(v.pipe(v.number('invalid'), v.integer('invalid'))),
  });
}

/** The values that stand; one that its schema refuses, as after a restore of older data, counts as not set. */
export function settingValues(stored: ReadonlyMap<string, unknown>): SettingValues {
  const values = SETTING_KEYS.map((key) => {
    const { schema, initial } = settingOf(key);
    const checked = v.safeParse(schema, stored.get(key) ?? initial);
    return [key, checked.success ? checked.output : initial];
  });
  // Built from the list of all keys, each value by its own schema.
  return Object.fromEntries(values) as SettingValues;
}
