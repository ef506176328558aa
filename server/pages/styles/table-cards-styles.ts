import { palette } from '../../../src/ui/theme/palette';

const { ink, muted, line } = palette.light;

/** The A6 cards (105 × 148 mm) are dark on light in every theme and have cutting marks. */
export const tableCardsStyles = `
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
