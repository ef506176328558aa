import type { LegalDocument } from '#domain/legal';
import type { Language } from '../../src/i18n/language';

type PageWords = {
  toMenu: string;
  otherLanguage: string;
  priceList: string;
  help: string;
  legal: Record<LegalDocument, string>;
};

export const PAGE_WORDS: Record<Language, PageWords> = {
  en: {
    toMenu: 'Menu and ordering',
    otherLanguage: 'Türkçe',
    priceList: 'Printable price list',
    help: 'Legal pages',
    legal: {
      privacy: 'Privacy notice',
      'distance-sale': 'Information before you order',
      imprint: 'Imprint',
    },
  },
  tr: {
    toMenu: 'Menü ve sipariş',
    otherLanguage: 'English',
    priceList: 'Yazdırılabilir fiyat listesi',
    help: 'Yasal sayfalar',
    legal: {
      privacy: 'Aydınlatma metni',
      'distance-sale': 'Sipariş öncesi bilgilendirme',
      imprint: 'Künye',
    },
  },
};

export const OTHER: Record<Language, Language> = { en: 'tr', tr: 'en' };
