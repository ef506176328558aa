import { html } from 'hono/html';
import { itemChoice, pieceKurus } from '#domain/menu/item-choice';
import { isTableOnly, type MenuItem } from '#domain/menu/menu-item';
import {
  categoryPath,
  dishPath,
  isAdvertisable,
  isSoldOut,
  type MenuPlace,
  placePath,
} from '#domain/menu/menu-pages';
import { isUploaded } from '#domain/pictures/pictures';
import { formatMoney } from '../../src/i18n/format';
import type { Language } from '../../src/i18n/language';
import { localized } from '../../src/i18n/localized';
import WORDS from './menu-page-words.json' with { type: 'json' };
import { drawPage, type Html } from './page';
import { fillIn, type InBoth, type MenuPageFacts } from './page-facts';
import {
  ALLERGEN_NAMES,
  drawMarks,
  drawName,
  friesNote,
  PRICE_LIST_WORDS,
} from './price-list-page';
import { placeData } from './structured-data';

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
