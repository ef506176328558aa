import type { OFFICE_SETTINGS, SettingKey } from '../../../src/domain/settings/settings';
import type { Effect, SettingEffect } from './effect';

/** The value that the server goes by; payment-input and stock-of-orders test what follows from it. */
const noted =
  (key: SettingKey): Effect =>
  async (bar) =>
    (await bar.deps.settings.read()).rules[key];

export const OFFICE_EFFECTS = {
  'payments.orders': { value: true, effect: noted('payments.orders'), shown: true },
  'stock.switchOff': { value: true, effect: noted('stock.switchOff'), shown: true },
} satisfies Record<keyof typeof OFFICE_SETTINGS, SettingEffect>;
