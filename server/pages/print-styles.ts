import { ALLERGENS } from '#domain/menu/menu-item';
import type { Language } from '../../src/i18n/language';
import { palette } from '../../src/ui/theme/palette';
import { ALLERGEN_NAMES } from './price-list-words';

/** Print uses the same colours in every theme. */
export function printStyles(): string {
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
