import type { Fries } from '#domain/menu/extras';
import type { Allergen } from '#domain/menu/menu-item';
import type { Language } from '../../src/i18n/language';

type PriceListWords = {
  title: string;
  description: string;
  asOf: (date: string) => string;
  law: string;
  keyHint: string;
  allergensOf: (names: string) => string;
  unchecked: string;
  allergenKey: string;
  tableOnly: string;
  kinds: Record<Fries, string>;
  /** Without a price the fries cost nothing. */
  fries: (kinds: string, price: string | null) => string;
  sauce: string;
  delivery: (price: string, km: number) => string;
  collection: string;
  allergies: string;
  marks: Record<'vegetarian' | 'vegan' | 'spicy' | 'pork' | 'tableOnly' | 'fries', string>;
  empty: string;
};

export const PRICE_LIST_WORDS: Record<Language, PriceListWords> = {
  en: {
    title: 'Price list',
    description:
      'Every dish and drink at Bar Bliss in Fethiye with its price and allergens, to read or to print.',
    asOf: (date) => `Prices of ${date}`,
    law: 'Prices include VAT. No service or cover charge.',
    keyHint: 'Numbers are allergens: the key is at the end of the list.',
    allergensOf: (names) => `Allergens: ${names}`,
    unchecked: 'Allergens not checked: ask us',
    allergenKey: 'Allergens',
    tableOnly: 'Served at the table only',
    kinds: { plain: 'plain', seasoned: 'seasoned', sweet: 'sweet potato' },
    fries: (kinds, price) =>
      price
        ? `Served with fries, ${kinds}. The price includes ${price} for them.`
        : `With fries, ${kinds}, free of charge`,
    sauce: 'With a sauce of your choice, free of charge',
    delivery: (price, km) => `Delivery within ${km} km: ${price}.`,
    collection: 'Collection: ready in 15–20 minutes, no charge.',
    allergies: 'Allergies? Tell the team before you order.',
    marks: {
      vegetarian: 'Vegetarian',
      vegan: 'Vegan',
      spicy: 'Spicy',
      pork: 'Contains pork',
      tableOnly: 'Table only',
      fries: 'With fries',
    },
    empty: 'The menu is being updated. Ask the team.',
  },
  tr: {
    title: 'Fiyat listesi',
    description:
      'Fethiye Bar Bliss’in bütün yemek ve içecekleri, fiyatları ve alerjenleriyle. Okumak veya yazdırmak için.',
    asOf: (date) => `Fiyatların tarihi: ${date}`,
    law: 'Fiyatlara KDV dâhildir. Servis ve kuver ücreti alınmaz.',
    keyHint: 'Rakamlar alerjenleri gösterir: açıklaması listenin sonunda.',
    allergensOf: (names) => `Alerjenler: ${names}`,
    unchecked: 'Alerjenleri kontrol edilmedi: bize sorun',
    allergenKey: 'Alerjenler',
    tableOnly: 'Yalnızca masada servis edilir',
    kinds: { plain: 'sade', seasoned: 'baharatlı', sweet: 'tatlı' },
    fries: (kinds, price) =>
      price
        ? `Patatesle (${kinds}) servis edilir. Fiyata patates için ${price} dâhildir.`
        : `Patates ile (${kinds}), ücretsiz`,
    sauce: 'Seçeceğiniz sos ücretsizdir',
    delivery: (price, km) => `${km} km içinde adrese teslimat: ${price}.`,
    collection: 'Gel al: 15–20 dakikada hazır, ücretsiz.',
    allergies: 'Alerjiniz mi var? Siparişten önce ekibe söyleyin.',
    marks: {
      vegetarian: 'Vejetaryen',
      vegan: 'Vegan',
      spicy: 'Acılı',
      pork: 'Domuz eti içerir',
      tableOnly: 'Yalnız masada',
      fries: 'Patatesli',
    },
    empty: 'Menü güncelleniyor. Ekibe sorun.',
  },
};

/** The number of an allergen is its position in the domain's list. */
export const ALLERGEN_NAMES: Record<Allergen, Record<Language, string>> = {
  gluten: { en: 'cereals with gluten', tr: 'glutenli tahıllar' },
  crustaceans: { en: 'crustaceans', tr: 'kabuklular' },
  eggs: { en: 'eggs', tr: 'yumurta' },
  fish: { en: 'fish', tr: 'balık' },
  peanuts: { en: 'peanuts', tr: 'yer fıstığı' },
  soybeans: { en: 'soya', tr: 'soya' },
  milk: { en: 'milk', tr: 'süt' },
  nuts: { en: 'tree nuts', tr: 'sert kabuklu yemişler' },
  celery: { en: 'celery', tr: 'kereviz' },
  mustard: { en: 'mustard', tr: 'hardal' },
  sesame: { en: 'sesame', tr: 'susam' },
  sulphites: { en: 'sulphites', tr: 'sülfitler' },
  lupin: { en: 'lupin', tr: 'acı bakla' },
  molluscs: { en: 'molluscs', tr: 'yumuşakçalar' },
};
