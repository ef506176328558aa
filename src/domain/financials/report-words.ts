import type { EntryKind, PriceReason, RemakeReason, VoidReason } from '../bills/line-entry';
import type { ServiceType } from '../orders/order';
import type { CancelReason } from '../orders/order-changes';
import type { Words } from '../resource/field';

export const SERVICE_WORDS: Record<ServiceType, Words> = {
  table: { en: 'Table', tr: 'Masa' },
  collection: { en: 'Collect', tr: 'Gel al' },
  delivery: { en: 'Delivery', tr: 'Adrese teslimat' },
};

export const ENTRY_WORDS: Record<EntryKind, Words> = {
  void: { en: 'Taken off', tr: 'Hesaptan düşülen' },
  discount: { en: 'Discount', tr: 'İndirim' },
  comp: { en: 'On the house', tr: 'İkram' },
  staff: { en: 'Staff price', tr: 'Personel fiyatı' },
  refund: { en: 'Refund of a card', tr: 'Kart iadesi' },
  move: { en: 'Moved', tr: 'Taşındı' },
  remake: { en: 'Made again', tr: 'Yeniden yapıldı' },
  undo: { en: 'Undone', tr: 'Geri alındı' },
};

const ENTRY_REASONS: Record<VoidReason | PriceReason | RemakeReason, Words> = {
  wrong_order: { en: 'Entered by mistake', tr: 'Yanlışlıkla girildi' },
  guest_changed_mind: { en: 'Guest changed their mind', tr: 'Misafir vazgeçti' },
  not_served: { en: 'Not served', tr: 'Servis edilmedi' },
  absent: { en: 'Did not come', tr: 'Gelmedi' },
  waited_long: { en: 'Waited too long', tr: 'Uzun bekledi' },
  regular: { en: 'A regular', tr: 'Müdavim' },
  celebration: { en: 'Celebration', tr: 'Kutlama' },
  team: { en: 'Team', tr: 'Ekip' },
  quality: { en: 'Not good enough', tr: 'Beğenilmedi' },
  walked_out: { en: 'Left without paying', tr: 'Ödemeden gitti' },
  wrong_dish: { en: 'Wrong dish came', tr: 'Yanlış ürün geldi' },
  dropped: { en: 'Dropped or spilled', tr: 'Düştü veya döküldü' },
  other: { en: 'Another reason', tr: 'Başka bir neden' },
};

const CANCEL_REASONS: Record<CancelReason, Words> = {
  sold_out: { en: 'Something sold out', tr: 'Ürün tükendi' },
  guest_asked: { en: 'The guest asked for it', tr: 'Misafir istedi' },
  too_busy: { en: 'The kitchen is too busy', tr: 'Mutfak çok yoğun' },
  out_of_area: { en: 'Too far to deliver', tr: 'Teslimat için çok uzak' },
  duplicate: { en: 'The same order twice', tr: 'Aynı sipariş iki kez geldi' },
  guest_gone: {
    en: "The guest has left or can't be reached",
    tr: 'Misafir gitti veya ulaşılamıyor',
  },
  mistake: { en: 'Entered by mistake', tr: 'Yanlışlıkla girildi' },
  other: { en: 'Another reason', tr: 'Başka bir neden' },
};

/** The ledgers may hold reasons of other builds. */
export const REASON_WORDS: Readonly<Record<string, Words>> = ENTRY_REASONS;
export const CANCEL_WORDS: Readonly<Record<string, Words>> = CANCEL_REASONS;

/** Returns the words of a reason from the list; a reason that somebody typed stays as it is. */
export function reasonText(reason: string | null, language: keyof Words): string | null {
  return reason === null ? null : (REASON_WORDS[reason]?.[language] ?? reason);
}
