export const STOCK_MESSAGES = {
  'supplier.has_items': {
    en: 'Stock items name this supplier. Give them another one first.',
    tr: 'Bu tedarikçiye bağlı stok ürünleri var. Önce onlara başka bir tedarikçi seçin.',
  },
  'supplier.unknown': {
    en: 'This supplier was deleted. Choose another one.',
    tr: 'Bu tedarikçi silinmiş. Başka bir tedarikçi seçin.',
  },
  'inventory.counted': {
    en: 'Somebody else has counted some of these items in the meantime.',
    tr: 'Bu arada bir başkası bu ürünlerin bazılarını saydı.',
  },
  'inventory.item_gone': {
    en: 'One of these items was deleted in the meantime.',
    tr: 'Bu ürünlerden biri bu arada silindi.',
  },
  'inventory.unit_fixed': {
    en: 'The unit cannot change once stock has moved. Add a new item instead.',
    tr: 'Stok hareketi olan bir ürünün birimi değiştirilemez. Bunun yerine yeni bir ürün ekleyin.',
  },
} as const;
