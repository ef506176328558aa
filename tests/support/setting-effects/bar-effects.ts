import type { BarRules } from '../../../src/domain/settings/bar-rules';
import type { BAR_SETTINGS } from '../../../src/domain/settings/settings';
import { createBrowser } from '../bar/test-browser';
import { signIn } from '../bar/test-staff';
import { lemonades, placeOrder } from '../data/test-orders';
import type { Effect, SettingEffect } from './effect';

/** Reads what a tablet pulls. */
const pulled =
  (read: (rules: BarRules) => unknown): Effect =>
  async (bar) => {
    const { body } = await (await signIn(bar, 'staff')).send('/api/admin/snapshot');
    // The response of GET /api/admin/snapshot.
    return read(body.rules as BarRules);
  };

/** Acknowledges an order twice, two minutes apart, and tells whether the second person takes it. */
const isTakenAgain: Effect = async (bar) => {
  const { body } = await placeOrder(createBrowser(bar), lemonades());
  const path = `/api/admin/orders/${body.orderId}/acknowledge`;
  const say = async () => {
    const staff = await signIn(bar, 'staff');
    const response = await staff.send(path, { method: 'POST', body: {} });
    return (response.body.order as { acknowledgedAt: string }).acknowledgedAt;
  };
  const first = await say();
  bar.clock.advance(2 * 60_000);
  return (await say()) !== first;
};

const AGEING = { due: 3, late: 6 };

export const BAR_EFFECTS = {
  'bar.tableAgeing': {
    value: AGEING,
    effect: pulled(({ ageing }) => ageing.table),
    shown: AGEING,
  },
  'bar.collectionAgeing': {
    value: AGEING,
    effect: pulled(({ ageing }) => ageing.collection),
    shown: AGEING,
  },
  'bar.deliveryAgeing': {
    value: AGEING,
    effect: pulled(({ ageing }) => ageing.delivery),
    shown: AGEING,
  },
  'bar.alarmVolume': { value: 60, effect: pulled(({ alarmVolume }) => alarmVolume), shown: 60 },
  'bar.alarmRepeatSeconds': {
    value: 30,
    effect: pulled(({ alarmRepeatSeconds }) => alarmRepeatSeconds),
    shown: 30,
  },
  'bar.silenceMinutes': { value: 1, effect: isTakenAgain, shown: true },
} satisfies Record<keyof typeof BAR_SETTINGS, SettingEffect>;
