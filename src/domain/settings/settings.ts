import * as v from 'valibot';
import { LIRA_PER_POINT } from '../club/points';
import { DELIVERY_FEE_KURUS, DELIVERY_RADIUS_KM } from '../orders/order';
import {
  listedDays,
  mailed,
  numbered,
  paragraph,
  phoned,
  placed,
  priced,
  type SettingDefinition,
  switched,
  written,
} from './setting';

const MINUTES = { en: 'minutes', tr: 'dakika' };
const LIRA = { en: 'lira', tr: 'lira' };
const KM = { en: 'km', tr: 'km' };
const PERCENT = { en: '%', tr: '%' };
const MOST_FEE_KURUS = 1_000_000;
/** VAT for food and drink served in Turkey, 2026. */
const VAT_PERCENT = 10;

/** Every setting of the back office, in the order of its page. Each steers the server from the next request on. */
export const SETTINGS = {
  'ordering.paused': {
    group: 'ordering',
    ...switched(false),
    label: { en: 'Pause online orders', tr: 'Online siparişi durdur' },
    hint: {
      en: 'Guests see that ordering is paused, and the server refuses new orders.',
      tr: 'Misafirler siparişin durdurulduğunu görür, sunucu yeni sipariş almaz.',
    },
  },
  'ordering.busyMinutes': {
    group: 'ordering',
    ...numbered(0, { from: 0, to: 120, unit: MINUTES }),
    label: { en: 'Busy: extra waiting time', tr: 'Yoğunluk: ek bekleme süresi' },
    hint: {
      en: 'Guests see it before they order. 0: not busy.',
      tr: 'Misafirler sipariş vermeden önce görür. 0: yoğun değil.',
    },
  },
  'ordering.table': {
    group: 'ordering',
    ...switched(true),
    label: { en: 'Table service', tr: 'Masaya servis' },
  },
  'ordering.collection': {
    group: 'ordering',
    ...switched(true),
    label: { en: 'Collection', tr: 'Gel al' },
  },
  'ordering.delivery': {
    group: 'ordering',
    ...switched(true),
    label: { en: 'Delivery', tr: 'Adrese teslimat' },
  },
  'ordering.refuseWhenClosed': {
    group: 'ordering',
    ...switched(false),
    label: { en: 'Refuse orders when closed', tr: 'Kapalıyken siparişi reddet' },
    hint: {
      en: 'Off: orders are kept, and the bar prepares them from opening time.',
      tr: 'Kapalı: siparişler alınır, bar açılıştan itibaren hazırlar.',
    },
  },
  'delivery.fee': {
    group: 'delivery',
    ...priced(DELIVERY_FEE_KURUS, MOST_FEE_KURUS),
    label: { en: 'Delivery fee', tr: 'Teslimat ücreti' },
    hint: {
      en: 'A line of its own on every delivery.',
      tr: 'Her teslimatta ayrı bir satır olarak gösterilir.',
    },
  },
  'delivery.radiusKm': {
    group: 'delivery',
    ...numbered(DELIVERY_RADIUS_KM, { from: 0.5, to: 50, isWhole: false, unit: KM }),
    label: { en: 'Delivery radius', tr: 'Teslimat mesafesi' },
    hint: {
      en: 'Checked when the location below is set and the guest shares theirs.',
      tr: 'Aşağıdaki konum girilmişse ve misafir konumunu paylaşırsa denetlenir.',
    },
  },
  'venue.location': {
    group: 'delivery',
    ...placed(),
    label: { en: 'Location of the venue', tr: 'Mekânın konumu' },
    hint: {
      en: 'Also used for the map and the directions.',
      tr: 'Harita ve yol tarifi için de kullanılır.',
    },
  },
  'venue.deliveryNoteEn': {
    group: 'delivery',
    ...paragraph(),
    label: { en: 'Delivery note (English)', tr: 'Teslimat notu (İngilizce)' },
  },
  'venue.deliveryNoteTr': {
    group: 'delivery',
    ...paragraph(),
    label: { en: 'Delivery note (Turkish)', tr: 'Teslimat notu (Türkçe)' },
  },
  'bookings.closedDays': {
    group: 'bookings',
    ...listedDays(),
    label: { en: 'Days without bookings', tr: 'Rezervasyon alınmayan günler' },
    hint: {
      en: 'One a line, for example 31.12.2026. Bookings that stand stay.',
      tr: 'Her satıra bir gün, örneğin 31.12.2026. Alınmış rezervasyonlar kalır.',
    },
  },
  'club.liraPerPoint': {
    group: 'club',
    ...numbered(LIRA_PER_POINT, { from: 1, to: 1000, unit: LIRA }),
    label: { en: 'Lira for one point', tr: 'Bir puan için lira' },
    hint: {
      en: 'For orders placed from now on. Points that members have stay.',
      tr: 'Bundan sonraki siparişler için. Üyelerin puanları değişmez.',
    },
  },
  'venue.phone': {
    group: 'contact',
    ...phoned(),
    label: { en: 'Phone', tr: 'Telefon' },
    hint: { en: 'With country code: +90 …', tr: 'Ülke koduyla: +90 …' },
  },
  'venue.whatsapp': {
    group: 'contact',
    ...phoned(),
    label: { en: 'WhatsApp', tr: 'WhatsApp' },
    hint: { en: 'With country code: +90 …', tr: 'Ülke koduyla: +90 …' },
  },
  'venue.email': {
    group: 'contact',
    ...mailed(),
    label: { en: 'Email', tr: 'E-posta' },
    hint: {
      en: 'Guests answer our mails to this address.',
      tr: 'Misafirler e-postalarımıza bu adresten yanıt verir.',
    },
  },
  'venue.address': {
    group: 'contact',
    ...written(),
    label: { en: 'Address', tr: 'Adres' },
  },
  'venue.legalName': {
    group: 'legal',
    ...written(),
    label: { en: 'Legal name', tr: 'Ticari unvan' },
  },
  'venue.taxOffice': {
    group: 'legal',
    ...written(),
    label: { en: 'Tax office', tr: 'Vergi dairesi' },
  },
  'venue.taxNumber': {
    group: 'legal',
    ...written(),
    label: { en: 'Tax number', tr: 'Vergi numarası' },
  },
  'venue.mersis': {
    group: 'legal',
    ...written(),
    label: { en: 'MERSIS number', tr: 'MERSİS numarası' },
  },
  'venue.kep': {
    group: 'legal',
    ...mailed(),
    label: { en: 'KEP address', tr: 'KEP adresi' },
  },
  'vat.percent': {
    group: 'legal',
    ...numbered(VAT_PERCENT, { from: 0, to: 100, isWhole: false, unit: PERCENT }),
    label: { en: 'VAT included in the prices', tr: 'Fiyatlara dâhil KDV' },
    hint: { en: 'For the summary of the financials.', tr: 'Finans özeti için.' },
  },
  'payments.orders': {
    group: 'office',
    ...switched(false),
    label: { en: 'Card payment for orders', tr: 'Siparişlerde kartla ödeme' },
    hint: {
      en: 'Needs a connected bank. Deposits do not need this.',
      tr: 'Bağlı bir banka gerekir. Kapora için gerekmez.',
    },
  },
  'stock.switchOff': {
    group: 'office',
    ...switched(false),
    label: {
      en: 'Switch a dish off when one of its ingredients runs out',
      tr: 'Malzemesi biten ürünü kapat',
    },
    hint: {
      en: 'It stays off until somebody switches it on again.',
      tr: 'Biri yeniden açana kadar kapalı kalır.',
    },
  },
} as const satisfies Record<string, SettingDefinition<never> | SettingDefinition>;

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

export function settingOf(key: SettingKey): SettingDefinition {
  // Each has its own type of value; here it is unknown.
  return SETTINGS[key] as SettingDefinition;
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
