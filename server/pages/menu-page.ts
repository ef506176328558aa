import { html } from 'hono/html';
import type { PriceGroup } from '#domain/menu/guest-menu';
import type { Allergen, Fries, MenuCategory, MenuItem } from '#domain/menu/menu-item';
import {
  ALLERGENS,
  FRIES,
  isTableOnly,
  itemChoice,
  itemTags,
  pieceKurus,
  takesFries,
} from '#domain/menu/menu-item';
import type { MenuPlace } from '#domain/menu/menu-pages';
import {
  categoryPath,
  dishPath,
  isAdvertisable,
  isSoldOut,
  placePath,
} from '#domain/menu/menu-pages';
import { isUploaded } from '#domain/pictures/pictures';
import { USUAL_RULES } from '#domain/settings/guest-rules';
import type { Language } from '../../src/i18n/language';
import { formatMoney, localized } from '../../src/i18n/language';
import WORDS from './menu-page-words.json' with { type: 'json' };
import type { Html, InBoth, MenuPageFacts } from './page';
import { dateText, drawPage, fillIn } from './page';
import LIST_WORDS from './price-list-words.json' with { type: 'json' };
import { menuData, placeData, weekWords } from './structured-data';

type PriceListWords = typeof LIST_WORDS.en & { kinds: Record<Fries, string> };

export const PRICE_LIST_WORDS: InBoth<PriceListWords> = LIST_WORDS;

/** The number of an allergen is its position in the domain's list. */
export const ALLERGEN_NAMES: Record<Allergen, InBoth<string>> = LIST_WORDS.allergens;

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
<ul>${items.map((item) => drawListedDish(item, place, facts))}</ul>
</section>`;
}

function friesNote({
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

function drawListedDish(item: MenuItem, place: Place, { language }: MenuPageFacts): Html {
  const kurus = pieceKurus(item, itemChoice(item, place.category));
  return html`<li class="dish">
<h3>${drawName(item, language)}${drawMarks(item, place, language)}</h3>
<p class="price">${formatMoney(kurus, language)}</p>
<p class="about">${localized(item, 'description', language)}${drawListedAllergens(item.allergens, language)}</p>
</li>`;
}

/** English names in Turkish text carry lang="en" for screen readers. */
function drawName(item: MenuItem, language: Language): Html {
  const name = localized(item, 'name', language);
  if (language === 'en' || name !== item.nameEn) return html`${name}`;
  return html`<span lang="en" translate="no">${name}</span>`;
}

function drawMarks(
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

function drawListedAllergens(allergens: readonly Allergen[] | null, language: Language): Html | '' {
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

export const MENU_PAGE_WORDS: InBoth<typeof WORDS.en> = WORDS;

const OWN_PICTURE = /^(\/(?:photos|pictures)\/[\w-]+-)640\.avif$/;

/** Says what search results and shared links show of a place on the menu. */
export type PlaceHead = {
  title: string;
  description: string;
  image?: { path: string; alt: string };
};

export function placeHead(place: MenuPlace, language: Language): PlaceHead {
  const words = MENU_PAGE_WORDS[language];
  const { category, items, item } = place;
  const name = localized(item ?? category, 'name', language);
  const shown = item ?? items.find((one) => !isTableOnly(one));
  // Messengers show no AVIF.
  const path = shown?.imageUrl.replace(OWN_PICTURE, '$1640.webp');
  const mayShow = isAdvertisable(place) && shown && path !== undefined && path !== shown.imageUrl;
  return {
    title: fillIn(words.titleOf, { name }),
    description: item
      ? `${fillIn(words.from, { price: formatMoney(kurusOf(item, place), language) })} ${localized(item, 'description', language)}`
      : fillIn(words.listOf, { category: name, count: items.length }),
    ...(mayShow && {
      image: { path, alt: pictureWords(shown, language) },
    }),
  };
}

function pictureWords(item: MenuItem, language: Language): string {
  const name = localized(item, 'name', language);
  return isUploaded(item.imageUrl)
    ? name
    : fillIn(MENU_PAGE_WORDS[language].illustration, { name });
}

/** Draws the page of a category, or of one dish, which needs no scripts. */
export function drawMenuPage(facts: MenuPageFacts, place: MenuPlace): Html {
  const { language, origin } = facts;
  const data = isAdvertisable(place) && placeData({ origin, language, place });
  return drawPage(facts, {
    path: placePath(place),
    kind: 'menu-page',
    ...placeHead(place, language),
    isUnlisted: !isAdvertisable(place),
    ...(data && { structuredData: data }),
    main: place.item ? drawDish(facts, place, place.item) : drawCategory(facts, place),
  });
}

function drawCategory(facts: MenuPageFacts, place: MenuPlace): Html {
  const { language } = facts;
  return html`${drawTrail(facts)}
<h1>${localized(place.category, 'name', language)}</h1>
${drawActions(facts, '/#menu')}
${drawList(facts, place, 'h2')}`;
}

function drawDish(facts: MenuPageFacts, place: MenuPlace, item: MenuItem): Html {
  const { language } = facts;
  const { category } = place;
  const words = MENU_PAGE_WORDS[language];
  const others = place.items.filter(({ id }) => id !== item.id);
  return html`${drawTrail(facts, place)}
<article>
${drawPicture(item, pictureWords(item, language))}
<div>
<h1>${drawName(item, language)}</h1>
<p class="price">${isSoldOut(item, category) ? html`<strong>${words.soldOut}</strong> · ` : ''}${formatMoney(kurusOf(item, place), language)}${drawMarks(item, ALONE(place), language)}</p>
<p>${localized(item, 'description', language)}</p>
${itemChoice(item, category) === 'fries' ? html`<p class="note">${friesNote(facts)}</p>` : ''}
${drawAllergens(item, language)}
${drawActions(facts, isSoldOut(item, category) ? '/#menu' : `/?d=item&id=${item.id}`)}
</div>
</article>
${
  others.length > 0
    ? html`<h2>${fillIn(words.more, { category: localized(category, 'name', language) })}</h2>${drawList(facts, { ...place, items: others }, 'h3')}`
    : ''
}`;
}

const ALONE = ({ category }: MenuPlace) => ({
  category,
  isAllTableOnly: false,
  isAllWithFries: false,
});

function drawAllergens({ allergens }: MenuItem, language: Language): Html {
  const words = PRICE_LIST_WORDS[language];
  const names = allergens?.map((allergen) => ALLERGEN_NAMES[allergen][language]).join(', ');
  const told =
    names === undefined
      ? words.unchecked
      : fillIn(words.allergensOf, { names: names || MENU_PAGE_WORDS[language].none });
  return html`<p class="note">${told}. ${words.allergies}</p>
<p class="note">${words.law}</p>`;
}

function drawList(facts: MenuPageFacts, place: MenuPlace, Heading: 'h2' | 'h3'): Html {
  const { language } = facts;
  const words = MENU_PAGE_WORDS[language];
  return html`<ul class="cards">${place.items.map((item) => {
    const name = html`<a href="${dishPath(item, place.category)}?lang=${language}">${drawName(item, language)}</a>`;
    return html`<li>${drawPicture({ ...item, imageUrl: item.imageUrl.replace(OWN_PICTURE, '$1320.avif') }, '')}
<div>${Heading === 'h2' ? html`<h2>${name}</h2>` : html`<h3>${name}</h3>`}
<p class="price">${isSoldOut(item, place.category) ? html`<strong>${words.soldOut}</strong> · ` : ''}${formatMoney(kurusOf(item, place), language)}${drawMarks(item, ALONE(place), language)}</p>
<p class="about">${localized(item, 'description', language)}</p></div></li>`;
  })}</ul>`;
}

function drawPicture({ imageUrl }: MenuItem, alt: string): Html | '' {
  if (!imageUrl) return '';
  return html`<img src="${imageUrl}" alt="${alt}" width="640" height="640">`;
}

function drawTrail({ language }: MenuPageFacts, place?: MenuPlace): Html {
  const words = MENU_PAGE_WORDS[language];
  return html`<nav class="trail" aria-label="${words.menu}"><a href="/menu/print?lang=${language}">${words.menu}</a>${
    place
      ? html` › <a href="${categoryPath(place.category)}?lang=${language}">${localized(place.category, 'name', language)}</a>`
      : ''
  }</nav>`;
}

function drawActions({ language, venue }: MenuPageFacts, order: string): Html {
  const words = MENU_PAGE_WORDS[language];
  return html`<p class="actions"><a class="button" href="${order}" rel="nofollow">${words.order}</a>
<a href="/#reservations">${words.book}</a>
${venue.phone ? html`<a href="tel:${venue.phone}">${venue.phone}</a>` : ''}</p>`;
}

function kurusOf(item: MenuItem, { category }: MenuPlace): number {
  return pieceKurus(item, itemChoice(item, category));
}
