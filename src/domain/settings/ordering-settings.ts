import { inGroup, numbered, switched } from './setting';

const MINUTES = { en: 'minutes', tr: 'dakika' };

export const ORDERING_SETTINGS = inGroup('ordering', {
  'ordering.paused': {
    ...switched(false),
    label: { en: 'Pause online orders', tr: 'Çevrim içi siparişi durdur' },
    hint: {
      en: 'Guests see that ordering is paused, and the server refuses new orders.',
      tr: 'Misafirler siparişin durdurulduğunu görür, sunucu yeni sipariş almaz.',
    },
  },
  'ordering.busyMinutes': {
    ...numbered(0, { from: 0, to: 120, unit: MINUTES }),
    label: { en: 'Busy: extra waiting time', tr: 'Yoğunluk: ek bekleme süresi' },
    hint: {
      en: 'Added to the waiting time that guests see. 0 = not busy.',
      tr: 'Misafirin gördüğü bekleme süresine eklenir. 0 = yoğun değil.',
    },
  },
  'ordering.table': {
    ...switched(true),
    label: { en: 'Table service', tr: 'Masaya servis' },
  },
  'ordering.collection': {
    ...switched(true),
    label: { en: 'Collection', tr: 'Gel al' },
  },
  'ordering.delivery': {
    ...switched(true),
    label: { en: 'Delivery', tr: 'Adrese teslimat' },
  },
  'ordering.refuseWhenClosed': {
    ...switched(false),
    label: { en: 'Refuse orders when closed', tr: 'Kapalıyken siparişi reddet' },
    hint: {
      en: 'Off: orders are kept, and the bar prepares them from opening time.',
      tr: 'Kapalı: siparişler alınır, bar açılıştan itibaren hazırlar.',
    },
  },
  'ordering.printAtOnce': {
    ...switched(false),
    label: { en: 'Print guests’ orders at once', tr: 'Misafir siparişlerini hemen yazdır' },
    hint: {
      en: 'Off: they print when somebody confirms the order. Needs a printer.',
      tr: 'Kapalı: sipariş onaylanınca yazdırılır. Yazıcı gerekir.',
    },
  },
});
