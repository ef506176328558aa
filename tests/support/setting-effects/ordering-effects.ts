import type { ORDERING_SETTINGS } from '../../../src/domain/settings/settings';
import { createBrowser } from '../bar/test-browser';
import { signIn } from '../bar/test-staff';
import { HOME, lemonades, placeOrder } from '../data/test-orders';
import { addPrinter } from '../printing/test-printers';
import type { Effect, SettingEffect } from './effect';
import { rules } from './effect';

export const DELIVERY = { serviceType: 'delivery', deliveryAddress: HOME, totalAmount: '510.00' };
const COLLECTION = { serviceType: 'collection', guestName: 'Ada', guestPhone: HOME.phone };

export const order =
  (more: Record<string, unknown> = {}): Effect =>
  async (bar) => {
    const { status, body } = await placeOrder(createBrowser(bar), lemonades(more));
    return status === 201 ? status : body.code;
  };

export const ORDERING_EFFECTS = {
  'ordering.paused': { value: true, effect: order(), shown: 'order.paused' },
  'ordering.busyMinutes': { value: 20, effect: rules('busyMinutes'), shown: 20 },
  'ordering.table': {
    value: false,
    effect: order(),
    shown: 'order.service_off',
  },
  'ordering.collection': {
    value: false,
    effect: order(COLLECTION),
    shown: 'order.service_off',
  },
  'ordering.delivery': { value: false, effect: order(DELIVERY), shown: 'order.service_off' },
  'ordering.refuseWhenClosed': {
    value: true,
    effect: async (bar) => {
      bar.clock.advance(10 * 60 * 60_000);
      return order()(bar);
    },
    shown: 'closed',
  },
  'ordering.printAtOnce': {
    value: true,
    effect: async (bar) => {
      await addPrinter(bar, await signIn(bar, 'manager'), 'epson', {
        ...{ name: 'Bar', prints: ['bar', 'kitchen', 'grill', 'shisha'] },
      });
      await order()(bar);
      return (await bar.deps.printJobs.open()).map(({ kind }) => kind);
    },
    shown: ['kitchen'],
  },
} satisfies Record<keyof typeof ORDERING_SETTINGS, SettingEffect>;
