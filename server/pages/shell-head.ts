import { html, raw } from 'hono/html';
import type { PublicAnnouncement } from '#domain/marketing/whats-on';
import type { MenuPlace } from '#domain/menu/menu-pages';
import { placePath } from '#domain/menu/menu-pages';
import type { DrawnPage, GuestPageHtml } from '#domain/pages/drawn-page';
import { CARD_OF, DRAWN_PAGE_ID } from '#domain/pages/drawn-page';
import type { Language } from '../../src/i18n/language';
import type { PlaceHead } from './menu-page';
import { placeHead } from './menu-page';
import type { Html, PageFacts } from './page';
import { shareImage } from './page';
import { eventsData, jsonText, venueData } from './structured-data';

const WORDS: Record<Language, { title: string; description: string; imageAlt: string }> = {
  en: {
    title: 'Bar Bliss · Bar and grill in Fethiye',
    description:
      'Bar and grill in Fethiye. See the menu with prices, order to your table, collect, or have it delivered within 3 km.',
    imageAlt: 'Illustration: a smash burger and fries at dusk',
  },
  tr: {
    title: "Bar Bliss · Fethiye'de bar ve ızgara",
    description:
      'Fethiye’de bar ve ızgara. Fiyatlı menüyü görün; masanıza sipariş verin, gelip alın veya 3 km içinde adresinize isteyin.',
    imageAlt: 'Çizim: alacakaranlıkta smash burger ve patates',
  },
};

const ROOT = '<div id="root"></div>';
const PHONE = '<!-- phone -->';
const TITLE = /<title>.*<\/title>/;
const DESCRIPTION = /<meta name="description"[^>]*>/;

/** The shell contains the server-rendered guest page; `styles` are the stylesheets that the app would load later. */
export type Drawing = { html: GuestPageHtml; page: DrawnPage; styles: readonly string[] };

export type DrawGuestPage = (page: DrawnPage) => Promise<GuestPageHtml>;

type ShellParts = {
  facts: PageFacts;
  drawing: Drawing | null;
  /** The link opens this dish. */
  place: MenuPlace | null;
  news: readonly PublicAnnouncement[];
};

/** Inserts the rendered guest page and the structured data. */
export function drawShell(shell: string, { facts, drawing, news, place }: ShellParts): string {
  const head = place ? sharedDish(place, facts) : homeHead(facts);
  const title = html`<title>${head.title}</title>`;
  const description = html`<meta name="description" content="${head.description}">`;
  // Replacement functions keep a dollar sign in the text from acting as a pattern.
  const headed = shell
    .replace(TITLE, () => String(title))
    .replace(DESCRIPTION, () => String(description))
    .replace(PHONE, () => String(phoneOf(facts)))
    .replace('</head>', () => `${String(headOf(facts, head, news))}\n</head>`);
  return drawing ? withPage(headed, drawing) : headed;
}

function withPage(shell: string, { html: drawn, page, styles }: Drawing): string {
  const later = html`<noscript>${styles.map((path) => html`<link rel="stylesheet" href="${path}">`)}</noscript>`;
  const data = html`<script type="application/json" id="${DRAWN_PAGE_ID}">${raw(jsonText(saidOnce(drawn.page, page)))}</script>`;
  return (
    shell
      // Without scripts the rendered page stays; only theme.js swaps in the plain page.
      .replace(/<noscript( id="plain">.*?)<\/noscript>/s, '<template$1</template>')
      // theme.js loads these modules after first paint.
      .replaceAll('<script type="module"', '<script type="after-paint"')
      .replace('<html lang="en">', `<html lang="${page.language}">`)
      .replace(ROOT, () => `${drawn.question}<div id="root">${drawn.page}</div>\n${later}${data}`)
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

type Head = PlaceHead & { path: string; alternates?: Html };

function sharedDish(place: MenuPlace, { language }: PageFacts): Head {
  const { title, ...head } = placeHead(place, language);
  return { ...head, title: `${title} · Bar Bliss`, path: `${placePath(place)}?lang=${language}` };
}

/** The Turkish page has an address of its own; the bare address is the English page, and everybody's. */
function homeHead({ language, origin }: PageFacts): Head {
  const { title, description } = WORDS[language];
  const alternates = html`<link rel="alternate" hreflang="tr" href="${origin}/?lang=tr">
<link rel="alternate" hreflang="en" href="${origin}/">
<link rel="alternate" hreflang="x-default" href="${origin}/">`;
  return { title, description, path: language === 'tr' ? '/?lang=tr' : '/', alternates };
}

function headOf(
  facts: PageFacts,
  { title, description, path, image, alternates }: Head,
  news: readonly PublicAnnouncement[],
) {
  const { language, origin, told, venue } = facts;
  const { rules } = venue;
  const house = venueData({ origin, told, ...(rules && { rules }) });
  const events = eventsData({ origin, told, language, news });
  return html`<link rel="canonical" href="${origin}${path}">
${alternates ?? ''}
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${origin}${path}">
${shareImage(facts, image, { alt: WORDS[language].imageAlt })}
<meta name="twitter:card" content="summary_large_image">
<script type="application/ld+json">${raw(jsonText(events.length > 0 ? [house, ...events] : house))}</script>`;
}
