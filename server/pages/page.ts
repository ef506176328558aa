import { html, raw } from 'hono/html';
import type { LegalDocument } from '#domain/legal';
import { LEGAL_DOCUMENTS } from '#domain/legal';
import type { FriesOffer } from '#domain/menu/menu-item';
import type { Retention } from '#domain/settings/retention';
import type { PublicVenue, VenueFacts } from '#domain/settings/venue-facts';
import { VENUE_TIME_ZONE } from '#domain/venue';
import type { Language } from '../../src/i18n/language';
import { palette } from '../../src/ui/theme/palette';
import WORDS from './page-words.json' with { type: 'json' };
import type { Json } from './structured-data';
import { jsonText } from './structured-data';

/** Words in a language; both have the same. */
export type InBoth<Words> = Readonly<Record<Language, Words>>;

export const PAGE_WORDS: InBoth<typeof WORDS.en & { legal: Record<LegalDocument, string> }> = WORDS;

/** Fills the places of a sentence: `{time}`. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}

const OTHER: Record<Language, Language> = { en: 'tr', tr: 'en' };

const LOCALE: Record<Language, string> = { en: 'en-GB', tr: 'tr-TR' };

/** Returns the venue's date of an instant (ms), such as 21 November 2026. */
export function dateText(at: number, language: Language): string {
  const format = { dateStyle: 'long', timeZone: VENUE_TIME_ZONE } as const;
  return new Intl.DateTimeFormat(LOCALE[language], format).format(at);
}

/** Every page needs these data: language, public address and venue facts. */
export type PageFacts = {
  language: Language;
  /** The origin has no slash at the end: https://barbliss.example. */
  origin: string;
  /** People read these facts; a demo shows examples. */
  venue: PublicVenue;
  /** Structured data state only facts that the operator has entered. */
  told: VenueFacts;
  now: number;
  /** The privacy notice names these days. */
  kept?: Retention;
};

/** Pages with prices also need the present fries. */
export type MenuPageFacts = PageFacts & { fries: FriesOffer };

const BOTH: readonly Language[] = ['en', 'tr'];

export type Html = ReturnType<typeof html>;

export type PageParts = {
  path: string;
  title: string;
  description: string;
  /** The class selects the page's own styles. */
  kind: 'price-list' | 'menu-page' | 'legal' | 'booking' | 'checks';
  /** The language links keep these query parameters; the text ends in &. */
  query?: string;
  /** Search engines do not index a private page; the page has no structured data. */
  isPrivate?: boolean;
  /** Search engines do not list the page, but follow its links. */
  isUnlisted?: boolean;
  /** A shared link shows this picture. */
  image?: { path: string; alt: string; width?: number; height?: number };
  structuredData?: Json;
  /** Missing: both. */
  languages?: readonly Language[];
  main: Html;
};

/** Draws a complete page that readers can use without JavaScript and in print. */
export function drawPage(facts: PageFacts, parts: PageParts): Html {
  const { language } = facts;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${parts.title} · Bar Bliss</title>
<meta name="description" content="${parts.description}">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${palette.light.bg}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${palette.dark.bg}">
<meta name="color-scheme" content="light dark">
${parts.isPrivate ? PRIVATE : drawPublic(facts, parts)}
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/pages.css">
${parts.structuredData ? dataBlock(parts.structuredData) : ''}
</head>
<body class="${parts.kind}">
${drawHeader(facts, parts)}
<main>${parts.main}</main>
${drawFooter(facts)}
</body>
</html>`;
}

// Only same-origin form posts send a referrer.
const PRIVATE = html`<meta name="robots" content="noindex,nofollow">
<meta name="referrer" content="same-origin">`;

/** Draws metadata for search engines and link previews. */
function drawPublic(facts: PageFacts, parts: PageParts): Html {
  const { language, origin } = facts;
  return html`<meta property="og:title" content="${parts.title} · Bar Bliss">
<meta property="og:description" content="${parts.description}">
${shareImage(facts, parts.image)}
${parts.isUnlisted ? UNLISTED : ''}
<meta property="og:locale" content="${language === 'tr' ? 'tr_TR' : 'en_GB'}">
<link rel="canonical" href="${origin}${parts.path}?lang=${language}">
${alternates(origin, parts)}`;
}

const UNLISTED = html`<meta name="robots" content="noindex">`;

/** Draws the picture of a shared link; without one of its own the page has the venue's. */
export function shareImage(
  { origin, told: { photos } }: PageFacts,
  image: PageParts['image'],
  drawn = { alt: '' },
): Html {
  // Messengers show no AVIF.
  const path = photos?.hero?.replace('avif', 'webp');
  const venue = path
    ? { path, alt: 'Bar Bliss', width: 1280, height: 853 }
    : { ...drawn, path: '/share.jpg', width: 1200, height: 630 };
  const { alt, width, height, ...shown } = image ? { width: 640, height: 640, ...image } : venue;
  return html`<meta property="og:image" content="${origin}${shown.path}">
<meta property="og:image:width" content="${width}">
<meta property="og:image:height" content="${height}">
${alt ? html`<meta property="og:image:alt" content="${alt}">` : ''}`;
}

/** Links the alternate languages and a default. */
function alternates(origin: string, { path, languages = BOTH }: PageParts): Html {
  return html`${languages.map(
    (language) =>
      html`<link rel="alternate" hreflang="${language}" href="${origin}${path}?lang=${language}">\n`,
  )}<link rel="alternate" hreflang="x-default" href="${origin}${path}">`;
}

/** Browsers never execute a data block; the escaping keeps any text from closing the element. */
function dataBlock(data: Json): Html {
  return html`<script type="application/ld+json">${raw(jsonText(data))}</script>`;
}

function drawHeader({ language }: PageFacts, parts: PageParts): Html {
  const { path, query = '', languages = BOTH } = parts;
  const words = PAGE_WORDS[language];
  const other = OTHER[language];
  return html`<header class="bar">
<a class="wordmark" href="/?lang=${language}" lang="en" translate="no">Bar Bliss</a>
<nav aria-label="${words.toMenu}"><ul>
<li><a href="/?lang=${language}#menu">${words.toMenu}</a></li>
${
  languages.includes(other)
    ? html`<li><a href="${path}?${query}lang=${other}" lang="${other}" hreflang="${other}">${words.otherLanguage}</a></li>`
    : ''
}
</ul></nav>
</header>`;
}

function drawFooter({ language }: PageFacts): Html {
  const words = PAGE_WORDS[language];
  return html`<footer class="bar">
<nav aria-label="${words.help}"><ul>
<li><a href="/menu/print?lang=${language}">${words.priceList}</a></li>
${LEGAL_DOCUMENTS.map(
  (name) => html`<li><a href="/legal/${name}?lang=${language}">${words.legal[name]}</a></li>`,
)}
</ul></nav>
</footer>`;
}
