export const BOOKING_MESSAGES = {
  deposit_changed: {
    en: 'This booking needs a deposit. Please confirm it once more.',
    tr: 'Bu rezervasyon için kapora gerekiyor. Lütfen bir kez daha onaylayın.',
  },
  'brunch.offer_changed': {
    en: 'Our brunch has changed since you chose. Choose again; the rest is kept.',
    tr: 'Siz seçtikten sonra brunch değişti. Yeniden seçin, diğer bilgileriniz duruyor.',
  },
  'booking.bar_closed': { en: 'We are closed at that time.', tr: 'O saatte kapalıyız.' },
  'booking.day_closed': {
    en: 'We take no bookings for this day. Choose another one or call us.',
    tr: 'Bu gün için rezervasyon almıyoruz. Başka bir gün seçin ya da bizi arayın.',
  },
  'booking.time_gone': {
    en: 'We no longer offer this time. Please choose another one.',
    tr: 'Bu saati artık sunmuyoruz. Lütfen başka bir saat seçin.',
  },
  'booking.party_too_large': {
    en: 'For a party of this size, please call us.',
    tr: 'Bu büyüklükte bir grup için lütfen bizi arayın.',
  },
  'booking.too_late': {
    en: 'That time has passed or is too close. Please pick another time.',
    tr: 'Bu saat geçti ya da çok yakın. Lütfen başka bir saat seçin.',
  },
  'booking.too_soon': {
    en: 'Tables can be booked from tomorrow. For tonight, please call us.',
    tr: 'Rezervasyonlar yarından itibaren yapılabilir. Bu akşam için lütfen bizi arayın.',
  },
  'booking.too_early': {
    en: 'This booking is more than 90 minutes away. Ask whether they are here already.',
    tr: 'Bu rezervasyona 90 dakikadan fazla var. Misafirlerin gelip gelmediğini sorun.',
  },
  'booking.too_far_ahead': {
    en: 'We take no bookings that far ahead yet. Choose an earlier day.',
    tr: 'Bu kadar ileri bir gün için henüz rezervasyon almıyoruz. Daha yakın bir gün seçin.',
  },
  'booking.unsent': {
    en: 'Your booking was not sent. Please try again or call us.',
    tr: 'Rezervasyonunuz gönderilmedi. Lütfen tekrar deneyin ya da bizi arayın.',
  },
  'booking.not_cancellable': {
    en: 'This booking can no longer be cancelled here. Please call us.',
    tr: 'Bu rezervasyon artık buradan iptal edilemez. Lütfen bizi arayın.',
  },
} as const;
