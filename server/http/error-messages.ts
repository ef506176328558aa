import type { ErrorCode } from '#domain/error-codes';
import { BOOKING_MESSAGES } from './messages/booking-messages';
import { MENU_MESSAGES } from './messages/menu-messages';
import { PAYMENT_MESSAGES } from './messages/payment-messages';
import { PEOPLE_MESSAGES } from './messages/people-messages';
import { STOCK_MESSAGES } from './messages/stock-messages';
import { TABLE_MESSAGES } from './messages/table-messages';

export type Language = 'en' | 'tr';

export function languageOf(acceptLanguage: string | undefined): Language {
  return /^\s*tr\b/i.test(acceptLanguage ?? '') ? 'tr' : 'en';
}

/** Third-party clients read these error messages; the app has its own. */
const MESSAGES: Record<ErrorCode, Record<Language, string>> = {
  ...TABLE_MESSAGES,
  ...BOOKING_MESSAGES,
  ...MENU_MESSAGES,
  ...PEOPLE_MESSAGES,
  bad_json: { en: 'This is not valid JSON.', tr: 'Bu geçerli bir JSON değil.' },
  invalid_input: {
    en: 'Please check what you entered.',
    tr: 'Lütfen girdiklerinizi kontrol edin.',
  },
  idempotency_key_invalid: {
    en: 'The Idempotency-Key must be a UUID.',
    tr: 'Idempotency-Key bir UUID olmalıdır.',
  },
  unauthorized: { en: 'Please sign in.', tr: 'Lütfen giriş yapın.' },
  forbidden: { en: 'You may not do this.', tr: 'Bunu yapma yetkiniz yok.' },
  not_found: { en: "We can't find this.", tr: 'Bunu bulamadık.' },
  in_progress: {
    en: 'We are still working on this. Please wait a moment.',
    tr: 'Bu işlem sürüyor. Lütfen biraz bekleyin.',
  },
  price_changed: {
    en: 'Prices have changed. Please look at the new total.',
    tr: 'Fiyatlar değişti. Lütfen yeni toplama bakın.',
  },
  sold_out: {
    en: 'Something in your order is sold out.',
    tr: 'Siparişinizdeki bir ürün tükendi.',
  },
  stale_order: {
    en: 'This order has waited too long. Please confirm it once more.',
    tr: 'Bu sipariş çok bekledi. Lütfen bir kez daha onaylayın.',
  },
  closed: { en: 'We are closed now.', tr: 'Şu an kapalıyız.' },
  conflict: {
    en: 'Somebody else changed this first.',
    tr: 'Bunu sizden önce başka biri değiştirdi.',
  },
  slot_taken: {
    en: 'This time is fully booked. Please choose another one.',
    tr: 'Bu saat dolu. Lütfen başka bir saat seçin.',
  },
  cursor_expired: { en: 'Please load everything again.', tr: 'Lütfen her şeyi yeniden yükleyin.' },
  too_large: { en: 'This is too large.', tr: 'Bu çok büyük.' },
  unsupported_media_type: { en: 'Only JSON is accepted.', tr: 'Yalnızca JSON kabul edilir.' },
  key_reused: {
    en: 'This id was already used for something else.',
    tr: 'Bu kimlik başka bir işlem için kullanılmış.',
  },
  client_too_old: {
    en: 'Please update the app first.',
    tr: 'Lütfen önce uygulamayı güncelleyin.',
  },
  rate_limited: {
    en: 'Too many tries. Wait a minute and try again.',
    tr: 'Çok fazla deneme yapıldı. Bir dakika sonra tekrar deneyin.',
  },
  internal: {
    en: 'Something went wrong on our side.',
    tr: 'Bizim tarafımızda bir sorun oluştu.',
  },
  busy: {
    en: 'We are busy right now. Please try again.',
    tr: 'Şu anda yoğunuz. Lütfen tekrar deneyin.',
  },
  'origin.refused': {
    en: 'This request came from another site.',
    tr: 'Bu istek başka bir siteden geldi.',
  },
  'pin.wrong': { en: 'Wrong PIN.', tr: 'PIN yanlış.' },
  'pin.password_first': {
    en: 'The first time on this tablet needs your password.',
    tr: 'Bu tablette ilk kez şifreniz gerekir.',
  },
  'pin.locked': {
    en: 'Too many wrong PINs. Please wait five minutes.',
    tr: 'Çok fazla yanlış PIN. Lütfen beş dakika bekleyin.',
  },
  'password.wrong': {
    en: 'The current password is not right.',
    tr: 'Mevcut şifre doğru değil.',
  },
  'auth.failed': {
    en: 'Login failed. Please check your credentials.',
    tr: 'Giriş yapılamadı. Bilgilerinizi kontrol edin.',
  },
  'order.empty': { en: 'Your cart is empty!', tr: 'Sepetiniz boş!' },
  'order.unknown_item': {
    en: 'Something in your order is not on the menu.',
    tr: 'Siparişinizdeki bir ürün menüde yok.',
  },
  'order.option_not_for_item': {
    en: "That extra doesn't go with this dish.",
    tr: 'Bu seçenek bu ürüne uygun değil.',
  },
  'order.option_required': {
    en: 'Please choose fries or a sauce.',
    tr: 'Lütfen patates veya sos seçin.',
  },
  'order.option_sold_out': {
    en: 'These fries are sold out. Choose other ones.',
    tr: 'Bu patates tükendi. Başka bir patates seçin.',
  },
  'order.table_only': {
    en: 'Alcohol and shisha are served at the table only.',
    tr: 'Alkol ve nargile yalnızca masada servis edilir.',
  },
  'order.too_far': {
    en: 'That address is too far for us.',
    tr: 'Bu adres bizim için çok uzak.',
  },
  'order.paused': {
    en: "We're not taking orders here right now. Ask the team.",
    tr: 'Şu an buradan sipariş almıyoruz. Ekibe sorun.',
  },
  'order.service_off': {
    en: "We don't offer this service right now. Choose another one.",
    tr: 'Bu hizmeti şu an sunmuyoruz. Başka birini seçin.',
  },
  'order.alcohol_off': {
    en: 'Our team takes orders for alcohol and shisha. Remove them here and ask us.',
    tr: 'Alkol ve nargile siparişini ekibimiz alır. Buradan çıkarıp bize söyleyin.',
  },
  'order.points_need_member': {
    en: 'Please sign in to use points.',
    tr: 'Puan kullanmak için lütfen giriş yapın.',
  },
  'order.withdrawn': {
    en: 'The guest has cancelled this order.',
    tr: 'Misafir bu siparişi iptal etti.',
  },
  'order.unasked': {
    en: 'The bar may already have this order. Please check first.',
    tr: 'Bu sipariş bara ulaşmış olabilir. Lütfen önce kontrol edin.',
  },
  'order.not_cancellable': {
    en: 'The bar has already started on this order. Please call us.',
    tr: 'Bar bu siparişi hazırlamaya başladı. Lütfen bizi arayın.',
  },
  'order.recall_over': {
    en: 'This order was completed more than 30 minutes ago. A manager can still recall it.',
    tr: 'Bu sipariş 30 dakikadan uzun süre önce tamamlandı. Bir yönetici yine de geri çağırabilir.',
  },
  'message.too_old': {
    en: 'This message waited more than a week. Send it again if it still matters.',
    tr: 'Bu mesaj bir haftadan uzun süre bekledi. Hâlâ önemliyse yeniden gönderin.',
  },
  'message.no_address': {
    en: "The guest's address was deleted: no reply is possible.",
    tr: 'Misafirin adresi silinmiş: yanıt gönderilemez.',
  },
  'message.replies_full': {
    en: 'This message has ten replies. Go on by mail.',
    tr: 'Bu mesaja on yanıt yazıldı. E-posta ile devam edin.',
  },
  'message.unsent': {
    en: 'The message could not be sent. Please try again.',
    tr: 'Mesaj gönderilemedi. Lütfen tekrar deneyin.',
  },
  ...STOCK_MESSAGES,
  ...PAYMENT_MESSAGES,
  'table.taken': {
    en: 'This table is already taken at that time.',
    tr: 'Bu masa o saatte dolu.',
  },
  'table.occupied': {
    en: 'Somebody sits at this table already.',
    tr: 'Bu masada zaten misafir oturuyor.',
  },
  'table.blocked': { en: 'This table is blocked.', tr: 'Bu masa kapalı.' },
  'table.label_taken': {
    en: 'There is a table with this label already.',
    tr: 'Bu etiketle bir masa zaten var.',
  },
  'table.has_bookings': {
    en: 'This table still has bookings. Give them another one first.',
    tr: 'Bu masanın hâlâ rezervasyonları var. Önce onlara başka bir masa verin.',
  },
  'table.has_party': { en: 'Guests still sit here.', tr: 'Bu masada hâlâ misafir var.' },
  'table.walk_in_over': {
    en: 'That evening is over. Nobody was seated.',
    tr: 'O akşam sona erdi. Kimse oturtulmadı.',
  },
  'transaction.not_manual': {
    en: 'Only manual entries can be reversed.',
    tr: 'Yalnızca elle girilen işlemler geri alınabilir.',
  },
  'order.reward_not_held': {
    en: 'A free dish in this order is no longer held for you. Please redeem it again.',
    tr: 'Bu siparişteki ücretsiz ürün artık sizin için ayrılmış değil. Lütfen yeniden puan kullanın.',
  },
  'qr_order.unreadable': { en: "This isn't an order code.", tr: 'Bu bir sipariş kodu değil.' },
  'qr_order.tampered': {
    en: 'This code was changed on its way. Ask the guest to show it again.',
    tr: 'Bu kod yolda değiştirilmiş. Misafirden yeniden göstermesini isteyin.',
  },
  'qr_order.stale': {
    en: 'This code is too old. Ask the guest to order again.',
    tr: 'Bu kod çok eski. Misafirden yeniden sipariş vermesini isteyin.',
  },
  'code.wrong': { en: 'That code is not right.', tr: 'Bu kod doğru değil.' },
  'code.spent': {
    en: 'This code can no longer be used. Please ask for a new one.',
    tr: 'Bu kod artık kullanılamaz. Lütfen yeni bir kod isteyin.',
  },
};

export function messageOf(code: ErrorCode, language: Language): string {
  return MESSAGES[code][language];
}
