import { ALLERGENS } from '#domain/menu/menu-item';
import type { Language } from '../../src/i18n/language';
import { FONT_FILES } from '../../src/ui/theme/font-files';
import type { Colors } from '../../src/ui/theme/palette';
import { palette } from '../../src/ui/theme/palette';
import { ALLERGEN_NAMES } from './menu-page';

const bookingStyles = `
.booking main{max-width:560px}
.booking .eyebrow{color:var(--lagoon);font-weight:600}
.booking h1{font-size:1.75rem;margin-top:4px}
.booking dl{display:grid;gap:8px;margin-block:24px;padding:16px;border:1px solid var(--line);border-radius:16px;
background:var(--surface)}
.booking dl>div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px}
.booking dt{color:var(--muted)}
.booking dd{font-weight:600}
.booking h1+p{margin-top:8px}
.booking p+p,.booking p+form,.booking details{margin-top:16px}
.booking .button,.booking summary,.booking button{display:inline-flex;align-items:center;justify-content:center;
min-height:48px;padding:8px 20px;border:1.5px solid currentColor;border-radius:12px;font:inherit;font-weight:700;
text-decoration:none;cursor:pointer;background:none;color:var(--ink)}
.booking details p{margin-block:16px}
.booking form{display:grid;gap:16px;justify-items:start}
.booking form.row{display:flex;flex-wrap:wrap;gap:12px}
.booking form.ask{margin-top:16px}
.booking label{display:grid;gap:4px;width:100%;font-weight:600}
.booking :is(input:not([type=hidden]),select){width:100%;min-height:48px;padding:8px 12px;border:1.5px solid var(--muted);
border-radius:12px;font:inherit;color:var(--ink);background:var(--surface)}
.booking .refusal{display:grid;gap:12px;margin-top:16px;padding:16px;border:1.5px solid var(--line);
border-left:8px solid var(--ember);border-radius:12px;background:var(--surface)}
.booking .refusal>*{margin:0}
.booking button{background:var(--ember);border-color:var(--ember);color:var(--bg)}
`;

const priceListStyles = `
.title{display:flex;flex-wrap:wrap;align-items:end;justify-content:space-between;gap:12px 32px;
border-bottom:3px solid var(--ember);padding-bottom:16px}
.facts{color:var(--muted)}
.law{margin-top:16px}
.law a{display:inline-block;padding-block:4px}
.groups{margin-top:32px;columns:2 22rem;column-gap:40px}
.groups>section{margin-bottom:40px}
.group-head a{display:inline-flex;align-items:center;min-height:44px;color:inherit;text-decoration:none}
.group-head a:hover{text-decoration:underline}
.group-head{break-inside:avoid;break-after:avoid;border-bottom:1px solid var(--line);padding-bottom:8px}
.note{color:var(--muted);font-size:.875rem;line-height:1.4}
.dish{break-inside:avoid;display:grid;grid-template-columns:1fr auto;column-gap:16px;padding-block:10px}
.dish>.about{grid-column:1/-1}
.price{font-weight:700;font-variant-numeric:tabular-nums;white-space:nowrap}
.about{color:var(--muted);font-size:.9375rem;line-height:1.45;text-wrap:pretty}
.allergens{white-space:nowrap;font-size:.875rem;font-weight:600;font-variant-numeric:tabular-nums;color:var(--ink)}
.mark{display:inline-block;border:1px solid currentColor;border-radius:4px;padding:0 5px;font-size:.875rem;
font-weight:700;line-height:1.4}
.key{border-top:3px solid var(--ember);padding-top:20px}
.key h2{font-size:1.25rem}
.key ol{columns:4 9rem;column-gap:24px;list-style:decimal inside;margin-block:12px;font-variant-numeric:tabular-nums}
.key p{margin-top:8px}
.marks>span+span{margin-inline-start:16px}
`;

const menuPageStyles = `
.menu-page main{max-width:960px}
.trail a,.menu-page .actions a{display:inline-flex;align-items:center;min-height:48px}
.menu-page article{display:grid;gap:24px;margin-top:8px}
.menu-page article>div>*+*{margin-top:12px}
.menu-page img{display:block;width:100%;height:auto;border-radius:16px;background:${palette.dark.surface}}
.menu-page .actions{display:flex;flex-wrap:wrap;gap:8px 24px;margin-block:16px}
.menu-page .actions .button{padding-inline:24px;border-radius:12px;font-weight:700;text-decoration:none;background:var(--ember);
color:var(--bg)}
.menu-page main>h2{margin-top:40px}
.menu-page main>:is(p,ul){margin-top:12px}
.menu-page .moments{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(min(100%,max(16rem,50% - 8px)),1fr))}
.menu-page .moments img{aspect-ratio:4/5;object-fit:cover}
.menu-page .moments li:last-child{grid-column:1/-1}
.menu-page .moments li:last-child img{aspect-ratio:auto}
.menu-page .ways a{display:inline-flex;align-items:center;min-height:48px}
.menu-page .cards{display:grid;gap:16px 24px;margin-top:16px;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr))}
.menu-page .cards li{display:grid;grid-template-columns:96px 1fr;gap:16px;align-items:start;position:relative}
.menu-page .cards h2{font:inherit;font-weight:700;letter-spacing:0}
.menu-page .cards a{display:inline-block;color:var(--ink);padding-block:4px}
.menu-page .cards a::after{content:'';position:absolute;inset:0}
@media (min-width:720px){.menu-page article{grid-template-columns:1fr 1fr;align-items:center;gap:40px}}
`;

/** Print uses the same colours in every theme. */
function printStyles(): string {
  return `@media print{${PAPER}}
${pageFoot('en')}
${pageFoot('tr')}
@page{size:A4;margin:11mm 13mm 16mm}`;
}

/** Each sheet explains its numbers in the margin, if the browser supports it. */
function pageFoot(language: Language): string {
  const key = ALLERGENS.map(
    (allergen, i) =>
      `${i + 1}\u00a0${ALLERGEN_NAMES[allergen][language].replaceAll(' ', '\u00a0')}`,
  );
  const type = `font:400 6.5pt/1.35 'Onest',sans-serif;color:${palette.sun.muted};vertical-align:top;padding-top:3mm`;
  return `@page list-${language}{@bottom-left{content:"${key.join('  ·  ')}";width:86%;text-align:left;${type}}
@bottom-right{content:counter(page) " / " counter(pages);width:14%;text-align:right;${type}}}`;
}

const { ink, muted, line, ember } = palette.light;

const PAPER = `
:root{color-scheme:light;--bg:none;--ink:${ink};--muted:${muted};--line:${line};--ember:${ember};--lagoon:${ink}}
html[lang=en] .price-list{page:list-en}
html[lang=tr] .price-list{page:list-tr}
body{display:block;background:none;font-size:9pt;line-height:1.4}
header.bar nav,.price-list header.bar,footer.bar,.law a{display:none}
header.bar{max-width:none;padding:0 0 3mm}
.bar .wordmark{font-size:13pt;min-height:0}
.on-paper{display:block}
main,.legal main{max-width:none;padding:0}
a{color:inherit;text-decoration:none}
h1{font-size:20pt}
.title{align-items:end;border-bottom-width:1.5pt;padding-bottom:3mm}
.title .wordmark{font-size:13pt;margin-bottom:1mm}
.facts{text-align:right;font-size:8.5pt}
.law{margin-top:2.5mm;font-size:8.5pt}
.groups{margin-top:4mm;columns:2;column-gap:9mm;column-fill:balance}
.groups>section{margin-bottom:4mm}
h2{font-size:13pt}
h3{font-size:9pt;line-height:1.3}
.group-head{border-bottom-width:.5pt;padding-bottom:1mm;margin-bottom:.5mm}
.group-head a{min-height:0}
.note{font-size:7.5pt;line-height:1.3}
.dish{column-gap:4mm;padding-block:.7mm}
.dish:first-child{break-after:avoid}
.about{font-size:7.75pt;line-height:1.28}
.allergens{font-size:7pt}
.mark{font-size:6pt;border-width:.5pt;border-radius:1.5pt;padding:0 2pt;line-height:1.4}
.key{margin-top:3mm;break-inside:avoid;border-top-width:1.5pt;padding-top:3mm;font-size:8pt}
.key h2{font-size:11pt}
.key ol{columns:5;column-gap:5mm;margin-block:1.5mm}
.key p{margin-top:1.2mm}
.legal{font-size:10pt}
.legal h2{font-size:12pt;margin-top:6mm;break-after:avoid}
.legal p,.legal main ul,.legal dl{margin-top:2mm;orphans:3;widows:3}
.legal dl{gap:1.5mm}
.legal dl>div{display:grid;grid-template-columns:58mm 1fr;gap:4mm}
.legal dt{font-size:inherit}
`;

const checkStyles = `
.checks main{max-width:860px}
.checks section{margin-top:32px}
.checks section>h2{font-size:1.375rem;margin-bottom:12px}
.checks h3{margin-top:16px}
.checks .banner{margin-top:16px;padding:16px;border:1.5px solid var(--line);border-left-width:8px;border-radius:12px;
background:var(--surface)}
.checks .banner.good{border-left-color:var(--lagoon)}
.checks .banner.bad{border-left-color:var(--ember)}
.checks .tabs ul{display:flex;flex-wrap:wrap;gap:4px 8px;margin-top:24px;border-bottom:1.5px solid var(--line)}
.checks .tabs a{display:inline-flex;align-items:center;min-height:48px;padding-inline:12px;color:var(--ink);
text-decoration:none;font-weight:600}
.checks .tabs a[aria-current]{box-shadow:inset 0 -3px var(--ember)}
.checks .cards{display:grid;gap:12px;margin-top:24px;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr))}
.checks .cards li{padding:16px;border:1px solid var(--line);border-radius:16px;background:var(--surface)}
.checks .cards h2{font-size:1.125rem;margin-bottom:4px}
.checks .states{border:1px solid var(--line);border-radius:16px;background:var(--surface);padding-inline:16px}
.checks .states>div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;padding-block:10px}
.checks .states>div+div{border-top:1px solid var(--line)}
.checks dd,.checks output{font-weight:600;overflow-wrap:anywhere}
.checks .on::before{content:'✓ ';color:var(--lagoon)}
.checks .off::before{content:'○ ';color:var(--muted)}
.checks button,.checks .button{display:inline-flex;align-items:center;justify-content:center;min-height:48px;
padding:8px 20px;border:1.5px solid currentColor;border-radius:12px;font:inherit;font-weight:700;text-decoration:none;
cursor:pointer;background:none;color:var(--ink)}
.checks p+form{margin-top:12px}
.checks .wide{overflow-x:auto;margin-top:12px}
.checks table{border-collapse:collapse;min-width:100%}
.checks th,.checks td{padding:8px 12px 8px 0;text-align:start;border-bottom:1px solid var(--line);vertical-align:top}
.checks tbody th{font-variant-numeric:tabular-nums;white-space:nowrap}
.checks small{font-size:.875rem}
.checks pre{margin-top:12px;padding:16px;white-space:pre-wrap;overflow-wrap:anywhere;border-radius:12px;border:1px solid var(--line);
background:var(--surface)}
.checks ul.checks li{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center;padding-block:12px;
border-bottom:1px solid var(--line)}
.checks ul.checks span{flex:1 1 8rem;font-weight:600}
.checks ul.checks output{order:1;flex:1 0 100%}
@media (min-width:600px){.checks ul.checks output{order:0;flex:none}}
.checks .links{display:flex;flex-wrap:wrap;gap:0 24px}
.checks .links a{display:inline-flex;align-items:center;min-height:48px}
.checks .tips{list-style:disc;padding-inline-start:20px}
@media (max-width:599px){.checks table,.checks tbody{display:block}.checks thead{display:none}
.checks tbody tr{display:grid;grid-template-columns:1fr auto auto;border-bottom:1px solid var(--line);padding-block:8px}
.checks tbody th,.checks tbody td{border:0;padding-block:4px}.checks tbody td:last-child{grid-column:1/-1;padding:0}
.checks tbody button{width:100%}}
`;

/** The A6 cards (105 × 148 mm) are dark on light in every theme and have cutting marks. */
const tableCardsStyles = `
@page cards{size:A4;margin:0}
.table-cards{page:cards;--bg:white;--ink:${ink};--muted:${muted};--line:${line};color-scheme:light;background:white;color:${ink}}
.table-cards header{padding:24px}
.table-cards header p{margin-top:8px;color:${muted}}
.table-cards main{max-width:none;padding:0;display:grid;justify-content:center;gap:24px}
.sheet{width:210mm;height:296mm;display:grid;grid-template:repeat(2,148mm)/repeat(2,105mm);position:relative;break-after:page}
.sheet:last-child{break-after:auto}
.card{position:relative;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:3mm;padding:8mm;text-align:center}
.card::before,.card::after{content:"";position:absolute;width:5mm;height:5mm}
.card::before{left:0;bottom:0;border-left:.25mm solid ${ink};border-bottom:.25mm solid ${ink}}
.card::after{right:0;top:0;border-right:.25mm solid ${ink};border-top:.25mm solid ${ink}}
.card .wordmark{font-size:20pt}
.card .qr{width:56mm;height:56mm}
.card .qr svg{display:block;width:100%;height:100%}
.card h2{font-size:30pt;line-height:1}
.card .call{font-size:13pt;font-weight:700;line-height:1.25}
.card .small,.card .host{font-size:9.5pt;color:${muted}}
.card .host{font-weight:700;color:${ink}}
@media print{.table-cards header{display:none}.table-cards main{display:block}.table-cards{display:block}}
`;

const SHOWN = ['bg', 'surface', 'line', 'ink', 'muted', 'ember', 'lagoon', 'focus'] as const;

/** Returns the stylesheet of all server-rendered pages. */
export function stylesheet(): string {
  return [
    fonts(),
    colours(),
    BASE,
    priceListStyles,
    menuPageStyles,
    LEGAL,
    bookingStyles,
    checkStyles,
    printStyles(),
    tableCardsStyles,
  ].join('\n');
}

function fonts(): string {
  return Object.entries(FONT_FILES)
    .flatMap(([family, files]) => files.map((file) => ({ family, ...file })))
    .map(({ family, src, fontWeight, unicodeRange }) => {
      const range = unicodeRange ? `;unicode-range:${unicodeRange}` : '';
      return `@font-face{font-family:'${family}';src:${src};font-weight:${fontWeight};font-display:swap${range}}`;
    })
    .join('\n');
}

function colours(): string {
  return `:root{color-scheme:light dark;${values(palette.light)}}
@media (prefers-color-scheme:dark){:root{${values(palette.dark)}}}
@media (prefers-contrast:more){:root{${values(palette.sun)}}}
@media (prefers-contrast:more) and (prefers-color-scheme:dark){:root{${values(palette.darkContrast)}}}`;
}

function values(colors: Colors): string {
  return SHOWN.map((name) => `--${name}:${colors[name]}`).join(';');
}

const BASE = `
*,*::before,*::after{box-sizing:border-box}
*{margin:0}
html{text-size-adjust:100%;-webkit-text-size-adjust:100%}
body{background:var(--bg);color:var(--ink);font:400 1rem/1.5 'Onest',system-ui,sans-serif;overflow-wrap:break-word;
hyphens:manual;display:flex;flex-direction:column;min-height:100vh;min-height:100dvh}
h1,h2,.wordmark{font-family:'Fraunces Display',Georgia,serif;font-weight:800;line-height:1.15;letter-spacing:-.01em;
text-wrap:balance}
h1{font-size:2rem}
h2{font-size:1.625rem}
h3{font-size:1.0625rem;font-weight:700;line-height:1.3}
ul,ol,dl{padding:0;list-style:none}
dd{margin-inline-start:0}
a{color:var(--lagoon);text-underline-offset:.2em;overflow-wrap:anywhere}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:4px}
main{flex:1;width:100%;max-width:1200px;margin-inline:auto;padding:24px 16px 40px}
p>a:only-child{display:inline-block;padding-block:12px}
.bar{width:100%;max-width:1200px;margin-inline:auto;padding:8px 16px;display:flex;flex-wrap:wrap;align-items:center;
justify-content:space-between;gap:8px 24px}
.bar ul{display:flex;flex-wrap:wrap;gap:8px 24px}
.bar a{display:inline-flex;align-items:center;min-height:48px}
.bar .wordmark{font-size:1.5rem;color:var(--ink);text-decoration:none}
footer.bar{border-top:1px solid var(--line)}
.on-paper{display:none}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (min-width:600px){main,.bar{padding-inline:24px}h1{font-size:2.75rem}}
`;

const LEGAL = `
.legal main{max-width:720px}
.legal h2{font-size:1.25rem;margin-top:32px}
.legal .version{color:var(--muted);margin-top:8px}
.legal p,.legal main ul,.legal dl{margin-top:12px}
.legal main ul{list-style:disc;padding-inline-start:20px}
.legal main li+li{margin-top:6px}
.legal dl{display:grid;gap:12px}
.legal dt{color:var(--muted);font-size:.875rem}
.legal dd{font-weight:600}
.legal .missing{font-weight:400;color:var(--muted)}
@media (min-width:600px){.legal dl>div{display:grid;grid-template-columns:14rem 1fr;gap:16px}}
`;
