import { html, raw } from 'hono/html';
import { LEGAL_DOCUMENTS, LEGAL_VERSIONS } from '#domain/legal';
import { SECTION_PAGES } from './section-page';

/** Search engines may not crawl staff pages, orders and dialogs. Of the API they may crawl only the menu. */
export function robotsText(origin: string): string {
  return `User-agent: *
Allow: /api/menu/
Allow: /api/venue
Disallow: /api/
Disallow: /admin
Disallow: /order-
Disallow: /booking/
Disallow: /vakifbank-test
Disallow: /mobile-test
Disallow: /*?d=
Disallow: /*&d=
Sitemap: ${origin}/sitemap.xml
`;
}

/** @param ofMenu the pages of categories and dishes that may be advertised */
export function drawSitemap(
  origin: string,
  ofPriceList: readonly string[],
  ofMenu: readonly string[],
) {
  const legal = LEGAL_DOCUMENTS.map((name) =>
    drawLanguages(origin, { path: `/legal/${name}`, lastChange: LEGAL_VERSIONS[name].since }),
  );
  return html`${raw('<?xml version="1.0" encoding="UTF-8"?>')}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${drawHome(origin)}
${drawLanguages(origin, { path: '/menu/print', languages: ofPriceList })}
${SECTION_PAGES.map((section) => drawLanguages(origin, { path: `/${section}` }))}
${ofMenu.map((path) => drawLanguages(origin, { path }))}
${legal}
</urlset>`;
}

function drawHome(origin: string) {
  const links = html`<xhtml:link rel="alternate" hreflang="en" href="${origin}/"/>
<xhtml:link rel="alternate" hreflang="tr" href="${origin}/?lang=tr"/>
<xhtml:link rel="alternate" hreflang="x-default" href="${origin}/"/>`;
  return ['/', '/?lang=tr'].map((path) => html`<url><loc>${origin}${path}</loc>\n${links}</url>\n`);
}

type Listed = { path: string; languages?: readonly string[]; lastChange?: string };

/** Lists all language versions; each links the others. */
function drawLanguages(origin: string, { path, languages = ['en', 'tr'], lastChange }: Listed) {
  return languages.map(
    (language) => html`<url><loc>${origin}${path}?lang=${language}</loc>
${lastChange ? html`<lastmod>${lastChange}</lastmod>` : ''}
${languages.map(
  (other) =>
    html`<xhtml:link rel="alternate" hreflang="${other}" href="${origin}${path}?lang=${other}"/>\n`,
)}<xhtml:link rel="alternate" hreflang="x-default" href="${origin}${path}"/></url>`,
  );
}
