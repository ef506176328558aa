/** The words of what is refused about members of the club and staff accounts. */
export const PEOPLE_MESSAGES = {
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
