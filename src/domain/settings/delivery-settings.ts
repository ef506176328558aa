import { DELIVERY_FEE_KURUS, DELIVERY_RADIUS_KM } from '../orders/order';
import { inGroup, numbered, paragraph, placed, priced } from './setting';

const KM = { en: 'km', tr: 'km' };
const MOST_FEE_KURUS = 1_000_000;

export const DELIVERY_SETTINGS = inGroup('delivery', {
  'delivery.fee': {
    ...priced(DELIVERY_FEE_KURUS, MOST_FEE_KURUS),
    label: { en: 'Delivery fee', tr: 'Teslimat ücreti' },
    hint: {
      en: 'A line of its own on every delivery.',
      tr: 'Her teslimatta ayrı bir satır olarak gösterilir.',
    },
  },
  'delivery.radiusKm': {
    ...numbered(DELIVERY_RADIUS_KM, { from: 0.5, to: 50, isWhole: false, unit: KM }),
    label: { en: 'Delivery radius', tr: 'Teslimat mesafesi' },
    hint: {
      en: 'Checked when the location below is set and the guest shares theirs.',
      tr: 'Aşağıdaki konum girilmişse ve misafir konumunu paylaşırsa denetlenir.',
    },
  },
  'venue.location': {
    ...placed(),
    label: { en: 'Location of the venue', tr: 'Mekânın konumu' },
    hint: {
      en: 'Also used for the map and the directions.',
      tr: 'Harita ve yol tarifi için de kullanılır.',
    },
  },
  'venue.deliveryNoteEn': {
    ...paragraph(),
    label: { en: 'Delivery note (English)', tr: 'Teslimat notu (İngilizce)' },
  },
  'venue.deliveryNoteTr': {
    ...paragraph(),
    label: { en: 'Delivery note (Turkish)', tr: 'Teslimat notu (Türkçe)' },
  },
});
