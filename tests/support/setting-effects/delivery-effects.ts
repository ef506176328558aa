import type { DELIVERY_SETTINGS } from '../../../src/domain/settings/settings';
import { HOME } from '../data/test-orders';
import type { SettingEffect } from './effect';
import { page } from './effect';
import { DELIVERY, order } from './ordering-effects';

const FAR_AWAY = { ...HOME, coordinates: { latitude: 36.68, longitude: 29.12 } };

export const DELIVERY_EFFECTS = {
  'delivery.fee': {
    value: '99.5',
    effect: page('/legal/distance-sale?lang=en', /Delivery costs [\d.]+ lira/),
    shown: 'Delivery costs 99.5 lira',
  },
  'delivery.radiusKm': {
    value: 4.5,
    effect: page('/menu/print?lang=en', /within 4\.5 km/),
    shown: 'within 4.5 km',
  },
  'venue.location': {
    value: { latitude: 36.62, longitude: 29.12 },
    effect: order({ ...DELIVERY, deliveryAddress: FAR_AWAY }),
    shown: 'order.too_far',
  },
  'venue.deliveryNoteEn': {
    value: 'Not to boats.',
    effect: page('/menu/print?lang=en', /Not to boats\./),
    shown: 'Not to boats.',
  },
  'venue.deliveryNoteTr': {
    value: 'Teknelere değil.',
    effect: page('/menu/print?lang=tr', /Teknelere değil\./),
    shown: 'Teknelere değil.',
  },
} satisfies Record<keyof typeof DELIVERY_SETTINGS, SettingEffect>;
