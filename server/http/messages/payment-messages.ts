export const PAYMENT_MESSAGES = {
  'payment.not_enrolled': {
    en: 'This card cannot be used for secure online payments. Please try another one.',
    tr: 'Bu kart güvenli internet ödemesine açık değil. Lütfen başka bir kart deneyin.',
  },
  'payment.declined': {
    en: 'The bank declined the payment.',
    tr: 'Banka ödemeyi reddetti.',
  },
  'payment.in_progress': {
    en: 'A payment for this is already open.',
    tr: 'Bunun için açık bir ödeme zaten var.',
  },
  'payment.key_reused': {
    en: 'This id was already used for another payment.',
    tr: 'Bu kimlik başka bir ödeme için kullanılmış.',
  },
  'payment.direct_disabled': {
    en: 'Card details are entered on the bank’s page only.',
    tr: 'Kart bilgileri yalnızca bankanın sayfasında girilir.',
  },
  'payment.nothing_due': {
    en: 'There is nothing to pay by card here.',
    tr: 'Burada kartla ödenecek bir şey yok.',
  },
  'payment.not_returnable': {
    en: 'This payment cannot be given back.',
    tr: 'Bu ödeme iade edilemez.',
  },
  'payment.batch_closed': {
    en: 'The bank has closed its day. Please refund instead.',
    tr: 'Banka gün sonunu aldı. Lütfen iade yapın.',
  },
  'payment.amount_invalid': { en: 'This is no valid amount.', tr: 'Bu tutar geçerli değil.' },
  'payment.too_much': {
    en: 'This is more than was paid.',
    tr: 'Bu, ödenen tutardan fazla.',
  },
  'payment.card_invalid': {
    en: 'Please check the card details.',
    tr: 'Lütfen kart bilgilerini kontrol edin.',
  },
  'payment.card_not_accepted': {
    en: 'This kind of card is not accepted.',
    tr: 'Bu tür kart kabul edilmiyor.',
  },
  'payment.real_card_refused': {
    en: 'Only test cards are accepted here. Never enter a real card.',
    tr: 'Burada yalnızca test kartları kabul edilir. Gerçek kart girmeyin.',
  },
  'payment.installments': {
    en: 'Installments are not available.',
    tr: 'Taksit yapılamıyor.',
  },
  'payment.not_configured': {
    en: 'Card payments are not available.',
    tr: 'Kartla ödeme kullanılamıyor.',
  },
  'payment.unavailable': {
    en: 'The bank cannot be reached. Please try again later.',
    tr: 'Bankaya ulaşılamıyor. Lütfen daha sonra tekrar deneyin.',
  },
} as const;
