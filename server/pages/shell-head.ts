import { html, raw } from 'hono/html';
import type { PriceGroup } from '#domain/menu/price-list';
import type { Language } from '../../src/i18n/language';
import type { PageFacts } from './page-facts';
import { houseData, jsonText } from './structured-data';

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

const PHONE = '<!-- phone -->';
const DESCRIPTION = /<meta name="description"[^>]*>/;

/** The app's shell with what only machines read: about the house as it is now, at the address it is reached at. */
export function drawShell(shell: string, facts: PageFacts, groups: readonly PriceGroup[]): string {
  const description = html`<meta name="description" content="${WORDS[facts.language].description}">`;
  // Functions: a dollar sign in the words must not be read as a pattern.
  return shell
    .replace(DESCRIPTION, () => String(description))
    .replace(PHONE, () => String(phoneOf(facts)))
    .replace('</head>', () => `${String(headOf(facts, groups))}\n</head>`);
}

/** On the page that a guest without scripts, or with too old a browser, sees. */
function phoneOf({ venue: { phone } }: PageFacts) {
  return phone ? html`<p><a href="tel:${phone}">${phone}</a></p>` : '';
}

function headOf({ language, origin, told }: PageFacts, groups: readonly PriceGroup[]) {
  const { description, imageAlt } = WORDS[language];
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
<script type="application/ld+json">${raw(jsonText(houseData({ origin, told, groups })))}</script>`;
}
