import { html } from 'hono/html';
import { FRIES, type Fries } from '#domain/menu/extras';
import type { PriceGroup } from '#domain/menu/guest-menu';
import { itemChoice, pieceKurus, takesFries } from '#domain/menu/item-choice';
import { itemTags } from '#domain/menu/menu-filter';
import {
  ALLERGENS,
  type Allergen,
  isTableOnly,
  type MenuCategory,
  type MenuItem,
} from '#domain/menu/menu-item';
import { categoryPath } from '#domain/menu/menu-pages';
import { USUAL_RULES } from '#domain/settings/guest-rules';
import { formatMoney } from '../../src/i18n/format';
import type { Language } from '../../src/i18n/language';
import { localized } from '../../src/i18n/localized';
import { drawPage, type Html } from './page';
import { dateText, type MenuPageFacts } from './page-facts';
import { menuData, weekWords } from './structured-data';

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

/** Draws the printed menu with prices, allergens, service restrictions and date. */
export function drawPriceList(
  facts: MenuPageFacts,
  groups: readonly PriceGroup[],
  languages: readonly Language[],
): Html {
  const { language, origin } = facts;
  const words = PRICE_LIST_WORDS[language];
  return drawPage(facts, {
    path: '/menu/print',
    kind: 'price-list',
    languages,
    title: words.title,
    description: words.description,
    structuredData: menuData({ origin, language, groups }),
    main: html`${drawTitle(facts)}
${
  groups.length > 0
    ? html`<div class="groups">${groups.map((group) => drawGroup(group, facts))}</div>`
    : html`<p>${words.empty}</p>`
}
${drawKey(facts)}`,
  });
}

function drawTitle(facts: MenuPageFacts): Html {
  const { language, venue, now } = facts;
  const words = PRICE_LIST_WORDS[language];
  return html`<div class="title">
<div><p class="wordmark on-paper" lang="en" translate="no">Bar Bliss</p><h1>${words.title}</h1></div>
<ul class="facts">
<li>${words.asOf(dateText(now, language))}</li>
<li>${weekWords(facts)}</li>
<li>${venue.address || 'Fethiye'}</li>
</ul>
</div>
<p class="law"><strong>${words.law}</strong> <a href="#key">${words.keyHint}</a></p>`;
}

function drawGroup({ category, items }: PriceGroup, facts: MenuPageFacts): Html {
  const { language } = facts;
  const words = PRICE_LIST_WORDS[language];
  const place = {
    category,
    isAllTableOnly: items.every(isTableOnly),
    isAllWithFries: items.every((item) => takesFries(item, category)),
  };
  const notes = [
    place.isAllTableOnly && words.tableOnly,
    items.some((item) => takesFries(item, category)) && friesNote(facts),
    category.slug === 'wings-tenders' && words.sauce,
  ].filter((note) => note !== false);
  return html`<section aria-labelledby="${category.slug}">
<div class="group-head"><h2 id="${category.slug}"><a href="${categoryPath(category)}?lang=${language}">${localized(category, 'name', language)}</a></h2>
${notes.map((note) => html`<p class="note">${note}</p>`)}</div>
<ul>${items.map((item) => drawDish(item, place, facts))}</ul>
</section>`;
}

export function friesNote({
  language,
  fries: { kurus, soldOut },
}: Pick<MenuPageFacts, 'language' | 'fries'>): string {
  const words = PRICE_LIST_WORDS[language];
  const kinds = FRIES.filter((kind) => !soldOut.includes(kind)).map((kind) => words.kinds[kind]);
  const listed = new Intl.ListFormat(language, { type: 'disjunction' }).format(kinds);
  return words.fries(listed, kurus === 0 ? null : formatMoney(kurus, language));
}

type Place = { category: MenuCategory; isAllTableOnly: boolean; isAllWithFries: boolean };

function drawDish(item: MenuItem, place: Place, { language }: MenuPageFacts): Html {
  const kurus = pieceKurus(item, itemChoice(item, place.category));
  return html`<li class="dish">
<h3>${drawName(item, language)}${drawMarks(item, place, language)}</h3>
<p class="price">${formatMoney(kurus, language)}</p>
<p class="about">${localized(item, 'description', language)}${drawAllergens(item.allergens, language)}</p>
</li>`;
}

/** English names in Turkish text carry lang="en" for screen readers. */
export function drawName(item: MenuItem, language: Language): Html {
  const name = localized(item, 'name', language);
  if (language === 'en' || name !== item.nameEn) return html`${name}`;
  return html`<span lang="en" translate="no">${name}</span>`;
}

export function drawMarks(
  item: MenuItem,
  { category, isAllTableOnly, isAllWithFries }: Place,
  language: Language,
): Html[] {
  const { marks } = PRICE_LIST_WORDS[language];
  const tags = itemTags(item, category);
  const shown = [
    tags.includes('vegan') && { short: 'VG', full: marks.vegan },
    tags.includes('vegetarian') && { short: 'V', full: marks.vegetarian },
    item.spicy && { short: marks.spicy, full: '' },
    item.pork && { short: marks.pork, full: '' },
    takesFries(item, category) && !isAllWithFries && { short: marks.fries, full: '' },
    isTableOnly(item) && !isAllTableOnly && { short: marks.tableOnly, full: '' },
  ].filter((mark) => mark !== false);
  return shown.map(({ short, full }) =>
    full
      ? html` <span class="mark" aria-hidden="true">${short}</span><span class="sr">(${full})</span>`
      : html` <span class="mark">${short}</span>`,
  );
}

function drawAllergens(allergens: readonly Allergen[] | null, language: Language): Html | '' {
  if (!allergens) {
    const { unchecked } = PRICE_LIST_WORDS[language];
    return html` <span class="allergens">${unchecked}</span>`;
  }
  if (allergens.length === 0) return '';
  const names = allergens.map((allergen) => ALLERGEN_NAMES[allergen][language]).join(', ');
  const numbers = allergens.map((allergen) => ALLERGENS.indexOf(allergen) + 1);
  return html` <span class="sr">${PRICE_LIST_WORDS[language].allergensOf(names)}.</span>
<span class="allergens" aria-hidden="true">${numbers.join(' · ')}</span>`;
}

function drawKey({ language, venue }: MenuPageFacts): Html {
  const words = PRICE_LIST_WORDS[language];
  const { deliveryFeeKurus, deliveryRadiusKm } = venue.rules ?? USUAL_RULES;
  const note = language === 'tr' ? venue.deliveryNoteTr : venue.deliveryNoteEn;
  return html`<section class="key" id="key" aria-labelledby="key-title">
<h2 id="key-title">${words.allergenKey}</h2>
<ol>${ALLERGENS.map((allergen) => html`<li>${ALLERGEN_NAMES[allergen][language]}</li>`)}</ol>
<p class="marks"><span><span class="mark">V</span> ${words.marks.vegetarian}</span><span><span class="mark">VG</span> ${words.marks.vegan}</span></p>
<p><strong>${words.allergies}</strong></p>
<p>${words.delivery(formatMoney(deliveryFeeKurus, language), deliveryRadiusKm)}
${words.collection} ${note}</p>
</section>`;
}
