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
import { dateText, fillIn, type InBoth, type MenuPageFacts } from './page-facts';
import WORDS from './price-list-words.json' with { type: 'json' };
import { menuData, weekWords } from './structured-data';

type PriceListWords = typeof WORDS.en & { kinds: Record<Fries, string> };

export const PRICE_LIST_WORDS: InBoth<PriceListWords> = WORDS;

/** The number of an allergen is its position in the domain's list. */
export const ALLERGEN_NAMES: Record<Allergen, InBoth<string>> = WORDS.allergens;

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
<li>${fillIn(words.asOf, { date: dateText(now, language) })}</li>
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
  const text = kurus === 0 ? words.freeFries : words.fries;
  return fillIn(text, { kinds: listed, price: formatMoney(kurus, language) });
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
  return html` <span class="sr">${fillIn(PRICE_LIST_WORDS[language].allergensOf, { names })}.</span>
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
<p>${fillIn(words.delivery, { price: formatMoney(deliveryFeeKurus, language), km: deliveryRadiusKm })}
${words.collection} ${note}</p>
</section>`;
}
