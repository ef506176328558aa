import { html, raw } from 'hono/html';
import { LEGAL_DOCUMENTS, LEGAL_VERSIONS } from '#domain/legal';

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

export function drawSitemap(origin: string) {
  const legal = LEGAL_DOCUMENTS.map((name) =>
    drawPair(origin, `/legal/${name}`, LEGAL_VERSIONS[name].since),
  );
  return html`${raw('<?xml version="1.0" encoding="UTF-8"?>')}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url><loc>${origin}/</loc></url>
${drawPair(origin, '/menu/print')}
${legal}
</urlset>`;
}

/** Lists both language versions; each links the other. */
function drawPair(origin: string, path: string, lastChange?: string) {
  return ['en', 'tr'].map(
    (language) => html`<url><loc>${origin}${path}?lang=${language}</loc>
${lastChange ? html`<lastmod>${lastChange}</lastmod>` : ''}
<xhtml:link rel="alternate" hreflang="en" href="${origin}${path}?lang=en"/>
<xhtml:link rel="alternate" hreflang="tr" href="${origin}${path}?lang=tr"/>
<xhtml:link rel="alternate" hreflang="x-default" href="${origin}${path}"/></url>`,
  );
}
