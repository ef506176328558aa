import { html, raw } from 'hono/html';
import { renderSVG } from 'uqr';
import type { Language } from '../../src/i18n/language';
import type { Html } from './page';

export type TableCard = { label: string; url: string };

const CARDS_A_SHEET = 4;

const WORDS = {
  en: {
    title: 'Table cards',
    how: 'Print on A4 at 100 %, without margins, and cut along the marks: four cards of A6.',
    none: 'There are no tables yet.',
  },
  tr: {
    title: 'Masa kartları',
    how: 'A4 kâğıda %100 ölçekle, kenar boşluksuz yazdırın ve işaretlerden kesin: dört A6 kart.',
    none: 'Henüz masa yok.',
  },
} as const;

/** Draws the QR cards of all tables in both languages; an A4 sheet holds four A6 cards. */
export function drawTableCards(
  cards: readonly TableCard[],
  { language, host }: { language: Language; host: string },
): Html {
  const words = WORDS[language];
  const sheets = Array.from({ length: Math.ceil(cards.length / CARDS_A_SHEET) }, (_, sheet) =>
    cards.slice(sheet * CARDS_A_SHEET, (sheet + 1) * CARDS_A_SHEET),
  );
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title} · Bar Bliss</title>
<meta name="robots" content="noindex,nofollow">
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/pages.css">
</head>
<body class="table-cards">
<header><h1>${words.title}</h1><p>${cards.length > 0 ? words.how : words.none}</p></header>
<main>${sheets.map((sheet) => html`<div class="sheet">${sheet.map((card) => drawCard(card, host))}</div>`)}</main>
</body>
</html>`;
}

function drawCard({ label, url }: TableCard, host: string): Html {
  return html`<article class="card">
<p class="wordmark" lang="en" translate="no">Bar Bliss</p>
<div class="qr" role="img" aria-label="QR ${label}">${raw(renderSVG(url, { ecc: 'M', border: 2 }))}</div>
<h2><span translate="no">${label}</span></h2>
<p class="call" lang="en">Table ${label}: scan to order</p>
<p class="call" lang="tr">Masa ${label}: okutun, sipariş verin</p>
<p class="small"><span lang="en">Paper menu? Just ask.</span> · <span lang="tr">Basılı menü için bize söyleyin.</span></p>
<p class="host" translate="no">${host}</p>
</article>`;
}
