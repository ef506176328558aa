import { AGEING_MINUTES } from '../orders/order-ageing';
import { SILENCE_MINUTES } from '../orders/order-alarm';
import { ALARM_REPEAT_SECONDS, ALARM_VOLUME } from './bar-rules';
import { aged, inGroup, numbered } from './setting';

const MINUTES = { en: 'minutes', tr: 'dakika' };
const SECONDS = { en: 'seconds', tr: 'saniye' };
const PERCENT = { en: '%', tr: '%' };

export const BAR_SETTINGS = inGroup('bar', {
  'bar.tableAgeing': {
    ...aged(AGEING_MINUTES.table),
    label: { en: 'Waiting time: table service', tr: 'Bekleme süresi: masaya servis' },
  },
  'bar.collectionAgeing': {
    ...aged(AGEING_MINUTES.collection),
    label: { en: 'Waiting time: collection', tr: 'Bekleme süresi: gel al' },
  },
  'bar.deliveryAgeing': {
    ...aged(AGEING_MINUTES.delivery),
    label: { en: 'Waiting time: delivery', tr: 'Bekleme süresi: adrese teslimat' },
  },
  'bar.alarmVolume': {
    // Below this volume a kitchen does not hear the alarm.
    ...numbered(ALARM_VOLUME, { from: 30, to: 100, unit: PERCENT }),
    label: { en: 'Volume of the alarm', tr: 'Alarmın sesi' },
    hint: {
      en: '30 to 100. The volume of the tablet itself counts too.',
      tr: '30–100. Tabletin kendi ses ayarı da etkiler.',
    },
  },
  'bar.alarmRepeatSeconds': {
    ...numbered(ALARM_REPEAT_SECONDS, { from: 5, to: 60, unit: SECONDS }),
    label: { en: 'The alarm repeats every', tr: 'Alarmın tekrar aralığı' },
    hint: {
      en: '5 to 60. An order that no tablet has shown repeats every 5 seconds.',
      tr: '5–60. Hiçbir tablette görünmeyen sipariş 5 saniyede bir çalar.',
    },
  },
  'bar.silenceMinutes': {
    ...numbered(SILENCE_MINUTES, { from: 1, to: 15, unit: MINUTES }),
    label: { en: 'Quiet after “I’ve got it”', tr: '“Bende” sonrası sessizlik' },
    hint: {
      en: '1 to 15. After that an order that is still new alarms again.',
      tr: '1–15. Bu sürenin sonunda hâlâ yeni olan sipariş yeniden çalar.',
    },
  },
});
