export const TABLE_MESSAGES = {
  'seat.code_invalid': {
    en: 'This code doesn’t work. Ask the team or enter your table number.',
    tr: 'Bu kod çalışmıyor. Ekibe sorun veya masa numaranızı yazın.',
  },
  'seat.ended': {
    en: 'Please scan the code on your table again.',
    tr: 'Lütfen masanızdaki kodu yeniden okutun.',
  },
  'kiosk.unknown': {
    en: 'This tablet is not a kiosk of ours.',
    tr: 'Bu tablet kayıtlı bir sipariş ekranı değil.',
  },
  'kiosk.code_unknown': {
    en: 'No tablet shows this code now.',
    tr: 'Bu kodu gösteren bir tablet yok.',
  },
  'seating.closed': { en: 'This table is already closed.', tr: 'Bu masa zaten kapatılmış.' },
  'bill.changed': {
    en: 'The bill has changed. Please look at the new total.',
    tr: 'Hesap değişti. Lütfen yeni toplama bakın.',
  },
  'bill.unconfirmed': {
    en: 'An order of this table is not confirmed yet.',
    tr: 'Bu masanın henüz onaylanmamış bir siparişi var.',
  },
  'bill.unpaid': {
    en: 'The bill of this table is not paid yet.',
    tr: 'Bu masanın hesabı henüz ödenmedi.',
  },
  'bill.paid': {
    en: 'The bill with this order is already paid, so the order stays. To give money back, ask a manager.',
    tr: 'Bu siparişin hesabı ödendi, bu yüzden sipariş değiştirilemez. Para iadesi için bir yöneticiye danışın.',
  },
} as const;
