export const CAMPAIGN_MESSAGES = {
  'campaign.not_draft': {
    en: 'Only a draft can be changed or sent.',
    tr: 'Yalnızca taslaklar değiştirilebilir veya gönderilebilir.',
  },
  'campaign.not_running': {
    en: 'This campaign is not running.',
    tr: 'Bu kampanya gönderimde değil.',
  },
  'campaign.untested': {
    en: 'Send a test mail of this version first.',
    tr: 'Önce bu sürümün deneme e-postasını gönderin.',
  },
  'campaign.nobody': { en: 'No member fits these filters.', tr: 'Bu filtrelere uyan üye yok.' },
  'campaign.no_site_address': {
    en: 'The public address of the site is not set (PUBLIC_URL).',
    tr: 'Sitenin herkese açık adresi ayarlanmamış (PUBLIC_URL).',
  },
  'campaign.time_past': { en: 'This time is in the past.', tr: 'Bu zaman geçmişte.' },
  'campaign.forbidden_word': {
    en: 'The texts name alcohol or tobacco. The law forbids advertising them.',
    tr: 'Metinlerde alkol veya tütün geçiyor. Reklamları kanunen yasaktır.',
  },
  'campaign.picture_forbidden': {
    en: 'Choose a dish without alcohol or tobacco for the picture.',
    tr: 'Resim için alkolsüz ve tütünsüz bir ürün seçin.',
  },
  'announcement.ends_before_start': {
    en: 'The end is before the start.',
    tr: 'Bitiş, başlangıçtan önce.',
  },
  'announcement.weekdays_required': {
    en: 'Choose the weekdays of the happy hour.',
    tr: 'Mutlu saatlerin günlerini seçin.',
  },
  'announcement.times_required': {
    en: 'Enter the times of the happy hour.',
    tr: 'Mutlu saatlerin başlangıç ve bitiş saatini girin.',
  },
  'announcement.forbidden_word': {
    en: 'The texts name alcohol or tobacco. The law forbids advertising them.',
    tr: 'Metinlerde alkol veya tütün geçiyor. Reklamları kanunen yasaktır.',
  },
} as const;
