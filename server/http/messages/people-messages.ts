import { CAMPAIGN_MESSAGES } from './campaign-messages';

/** These messages explain refusals about members of the club and staff accounts. */
export const PEOPLE_MESSAGES = {
  ...CAMPAIGN_MESSAGES,
  'member.unproved': {
    en: 'Please confirm your email address first.',
    tr: 'Lütfen önce e-posta adresinizi doğrulayın.',
  },
  'loyalty.wrong_points': {
    en: 'This reward costs a different number of points.',
    tr: 'Bu ödülün puan karşılığı farklı.',
  },
  'loyalty.not_a_reward': {
    en: "This dish can't be redeemed with points.",
    tr: 'Bu ürün puanla alınamaz.',
  },
  'loyalty.insufficient_points': { en: 'Insufficient Points', tr: 'Yetersiz Puan' },
  'staff.email_taken': {
    en: 'Another account has this address.',
    tr: 'Bu adresle başka bir hesap var.',
  },
  'staff.own_account': {
    en: 'You cannot change your own role or close your own account.',
    tr: 'Kendi rolünüzü değiştiremez, kendi hesabınızı kapatamazsınız.',
  },
  'staff.last_owner': {
    en: 'This is the last owner. Make somebody else an owner first.',
    tr: 'Bu son sahip hesabı. Önce başka birini sahip yapın.',
  },
  'staff.inactive': {
    en: 'This account is closed. Open it first.',
    tr: 'Bu hesap kapalı. Önce hesabı açın.',
  },
  'invitation.invalid': {
    en: 'This link was used or is too old. Ask for a new one.',
    tr: 'Bu bağlantı kullanılmış veya süresi dolmuş. Yenisini isteyin.',
  },
  'member.merge_itself': {
    en: 'Choose another membership to merge.',
    tr: 'Birleştirmek için başka bir üyelik seçin.',
  },
  'member.merge_unproved': {
    en: 'Keep the membership whose address is confirmed, and merge the other one into it.',
    tr: 'Adresi doğrulanmış üyeliği tutun ve diğerini onunla birleştirin.',
  },
  'member.merge_gone': {
    en: 'One of these memberships was merged or deleted in the meantime.',
    tr: 'Bu üyeliklerden biri bu arada birleştirildi veya silindi.',
  },
} as const;
