import { FONT_FILES } from '../../src/ui/theme/font-files';
import { type Colors, palette } from '../../src/ui/theme/palette';
import { bookingStyles } from './booking-styles';
import { priceListStyles } from './price-list-styles';
import { printStyles } from './print-styles';
import { checkStyles } from './styles/check-styles';
import { tableCardsStyles } from './styles/table-cards-styles';

const SHOWN = ['bg', 'surface', 'line', 'ink', 'muted', 'ember', 'lagoon', 'focus'] as const;

/** Returns the stylesheet of all server-rendered pages. */
export function stylesheet(): string {
  return [
    fonts(),
    colours(),
    BASE,
    priceListStyles,
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
