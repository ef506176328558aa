export const MENU_MESSAGES = {
  'menu.slug_taken': { en: 'Another category has this slug.', tr: 'Bu kısa ad alınmış.' },
  'menu.category_has_items': {
    en: 'This category still has items, perhaps archived ones.',
    tr: 'Bu kategoride hâlâ ürün var; arşivde de olabilir.',
  },
  'menu.category_unknown': { en: 'There is no such category.', tr: 'Böyle bir kategori yok.' },
  'menu.item_ordered': { en: 'This item is in orders.', tr: 'Bu ürün siparişlerde geçiyor.' },
  'menu.item_unknown': { en: 'This item is not on the menu.', tr: 'Bu ürün menüde yok.' },
  'menu.price_required': { en: 'Enter the new price.', tr: 'Yeni fiyatı girin.' },
  'menu.already_applied': { en: 'This was already applied.', tr: 'Bu zaten uygulandı.' },
  'picture.unknown_format': {
    en: 'A picture must be a JPEG, PNG, WebP or AVIF file.',
    tr: 'Resim JPEG, PNG, WebP veya AVIF dosyası olmalıdır.',
  },
  'picture.too_heavy': {
    en: 'This picture is larger than 10 MB.',
    tr: 'Bu resim 10 MB’tan büyük.',
  },
  'picture.too_many_pixels': {
    en: 'This picture has more than 24 megapixels.',
    tr: 'Bu resim 24 megapikselden büyük.',
  },
  'picture.too_small': {
    en: 'This picture is too small or too narrow: at least 200 pixels a side, at most 5 to 1.',
    tr: 'Bu resim çok küçük ya da çok dar: her kenarı en az 200 piksel, oranı en fazla 5:1 olmalı.',
  },
  'picture.animated': { en: 'This picture moves.', tr: 'Bu hareketli bir resim.' },
  'picture.unreadable': {
    en: 'This picture is damaged.',
    tr: 'Bu resim dosyası bozuk.',
  },
  'picture.gone': {
    en: 'This picture is no longer kept. Upload it again.',
    tr: 'Bu resim artık saklanmıyor. Yeniden yükleyin.',
  },
} as const;
