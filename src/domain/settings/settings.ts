import * as v from 'valibot';

/** Each setting that staff change by hand: what it may be, and what it is until somebody sets it. */
export const SETTINGS = {
  /** Dishes whose recipe needs an item that is out are switched off. */
  'stock.switchOff': { schema: v.boolean('invalid'), initial: false },
  /** Guests may pay orders by card; deposits do not need this. */
  'payments.orders': { schema: v.boolean('invalid'), initial: false },
} as const;
export type SettingKey = keyof typeof SETTINGS;

export type Setting = { key: SettingKey; value: unknown };

export const SETTING_KEYS = Object.keys(SETTINGS).filter(isSettingKey);

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(SETTINGS, key);
}

/** The body of PUT /api/admin/settings/{key}. */
export function changeSettingInput(key: SettingKey) {
  return v.object({ value: SETTINGS[key].schema });
}
