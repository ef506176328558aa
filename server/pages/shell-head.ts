import { html, raw } from 'hono/html';
import { CARD_OF, DRAWN_PAGE_ID, type DrawnPage } from '#domain/drawn-page';
import type { PublicAnnouncement } from '#domain/marketing/whats-on';
import type { PriceGroup } from '#domain/menu/guest-menu';
import type { Language } from '../../src/i18n/language';
import type { PageFacts } from './page-facts';
import { eventsData, jsonText, venueData } from './structured-data';

type ShellWords = { description: string; imageAlt: string };

const WORDS: Record<Language, ShellWords> = {
  en: {
    description:
      'Bar and grill in Fethiye. See the menu with prices, order to your table, collect, or have it delivered within 3 km.',
    imageAlt: 'Illustration: a smash burger and fries at dusk',
  },
  tr: {
    description:
      'Fethiye’de bar ve ızgara. Fiyatlı menüyü görün; masanıza sipariş verin, gelip alın veya 3 km içinde adresinize isteyin.',
    imageAlt: 'Çizim: alacakaranlıkta smash burger ve patates',
  },
};

const ROOT = '<div id="root"></div>';
const PHONE = '<!-- phone -->';
const DESCRIPTION = /<meta name="description"[^>]*>/;

/** The shell contains the server-rendered guest page; `styles` are the stylesheets that the app would load later. */
export type Drawing = { html: string; page: DrawnPage; styles: readonly string[] };

export type DrawGuestPage = (page: DrawnPage) => Promise<string>;

type ShellParts = {
  facts: PageFacts;
  groups: readonly PriceGroup[];
  drawing: Drawing | null;
  news: readonly PublicAnnouncement[];
};

/** Inserts the rendered guest page and the structured data. */
export function drawShell(shell: string, { facts, groups, drawing, news }: ShellParts): string {
  const description = html`<meta name="description" content="${WORDS[facts.language].description}">`;
  // Replacement functions keep a dollar sign in the text from acting as a pattern.
  const headed = shell
    .replace(DESCRIPTION, () => String(description))
    .replace(PHONE, () => String(phoneOf(facts)))
    .replace('</head>', () => `${String(headOf(facts, groups, news))}\n</head>`);
  return drawing ? withPage(headed, drawing) : headed;
}

function withPage(shell: string, { html: drawn, page, styles }: Drawing): string {
  const later = html`<noscript>${styles.map((path) => html`<link rel="stylesheet" href="${path}">`)}</noscript>`;
  const data = html`<script type="application/json" id="${DRAWN_PAGE_ID}">${raw(jsonText(saidOnce(drawn, page)))}</script>`;
  return (
    shell
      // Without scripts the rendered page stays; only theme.js swaps in the plain page.
      .replace(/<noscript( id="plain">.*?)<\/noscript>/s, '<template$1</template>')
      // theme.js loads these modules after first paint.
      .replaceAll('<script type="module"', '<script type="after-paint"')
      .replace('<html lang="en">', `<html lang="${page.language}">`)
      .replace(ROOT, () => `<div id="root">${drawn}</div>\n${later}${data}`)
  );
}

/** The app reads a dish's words and picture from its card and fetches the other language on demand. */
function saidOnce(drawn: string, { menu, ...page }: DrawnPage): DrawnPage {
  const items = menu.items.map((item) => {
    if (!drawn.includes(`${CARD_OF}="${item.id}"`)) return item;
    const { nameEn, nameTr, descriptionEn: _, descriptionTr: __, imageUrl: ___, ...rest } = item;
    if (nameEn === nameTr) return rest;
    return page.language === 'tr' ? { ...rest, nameEn } : { ...rest, nameTr };
  });
  return { ...page, menu: { ...menu, items } };
}

/** Guests without scripts or with an old browser see the phone number. */
function phoneOf({ venue: { phone } }: PageFacts) {
  return phone ? html`<p><a href="tel:${phone}">${phone}</a></p>` : '';
}

function headOf(
  { language, origin, told, venue }: PageFacts,
  groups: readonly PriceGroup[],
  news: readonly PublicAnnouncement[],
) {
  const { rules } = venue;
  const { description, imageAlt } = WORDS[language];
  const house = venueData({ origin, told, groups, ...(rules && { rules }) });
  const events = eventsData({ origin, told, language, news });
  return html`<link rel="canonical" href="${origin}/">
<meta property="og:type" content="website">
<meta property="og:title" content="Bar Bliss">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${origin}/">
<meta property="og:image" content="${origin}/share.jpg">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${imageAlt}">
<meta name="twitter:card" content="summary_large_image">
<script type="application/ld+json">${raw(jsonText(events.length > 0 ? [house, ...events] : house))}</script>`;
}
