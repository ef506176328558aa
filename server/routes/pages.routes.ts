import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { LEGAL_DOCUMENTS } from '#domain/legal';
import type { VenueNews } from '#domain/marketing/whats-on';
import { bannerAt, CLOSED_BANNER_COOKIE, isOnNow } from '#domain/marketing/whats-on';
import { offeredLanguages, priceListLanguage } from '#domain/menu/guest-menu';
import { placePath } from '#domain/menu/menu-pages';
import type { DrawnPage } from '#domain/pages/drawn-page';
import { KEPT_PAGE_HEADER } from '#domain/pages/drawn-page';
import { USUAL_RULES } from '#domain/settings/guest-rules';
import { venueTime } from '#domain/venue';
import type { Language } from '../http/request-facts';
import { ownOrigin, pageLanguage } from '../http/request-facts';
import { packedResponse } from '../http/response-headers';
import type { App } from '../http/staff-api';
import { ANY_ORIGIN, createRenderedPageCache } from '../http/static-app';
import { log } from '../log/log';
import { drawSitemap, robotsText } from '../pages/crawlers';
import { drawLegalPage } from '../pages/legal-page';
import { drawMenuPage, drawPriceList } from '../pages/menu-page';
import type { MenuPageFacts, PageFacts } from '../pages/page';
import { drawSectionPage, SECTION_PAGES } from '../pages/section-page';
import { drawShell } from '../pages/shell-head';
import { heroFacts } from '../pages/structured-data';
import { stylesheet } from '../pages/stylesheet';
import type { Deps } from '../setup/deps';
import { listMenuPages, readMenuPlace, readMenuRows, readPriceList } from '../usecases/menu';
import { readNews } from '../usecases/shared/read-news';
import { pageFacts } from './bookings.routes';

const HTML = 'text/html; charset=utf-8';
const LATER_STYLES = /^\/assets\/looks-[\w-]+\.css$/;

/** Serves the server-rendered pages: price list, legal texts, crawler files. */
export function pagesRoutes(app: App, deps: Deps): void {
  const shelf = createRenderedPageCache();
  // Crawlers open them all; the pages that guests open stay on the other shelf.
  const dishShelf = createRenderedPageCache();
  async function page(
    c: Context,
    draw: Draw,
    { more, shownIn = pageLanguage(c), isOfMenu = false }: PageOptions = {},
  ): Promise<Response> {
    const { groups, fries, version } = await readPriceList(deps);
    const { origin, ...asked } = await pageFacts(c, deps);
    const facts = { ...asked, origin: ANY_ORIGIN, language: shownIn, fries };
    const { language, venue, kept, now } = facts;
    const { today, now: openNow } = heroFacts(facts);
    const parts = [c.req.path, language, version, JSON.stringify([venue, kept, more])];
    const key = [...parts, venueTime(now).date, today, openNow].join('\n');
    const packed = await (isOfMenu ? dishShelf : shelf).take({ key, origin }, () =>
      draw(facts, groups),
    );
    const response = drawnResponse(c, packed, HTML);
    response.headers.append('Vary', 'Accept-Language, Cookie');
    return response;
  }
  async function guestPage(c: Context, shell: string): Promise<Response> {
    const isDish = c.req.query('d') === 'item';
    const place = isDish ? await readMenuPlace(deps, '', c.req.query('id')) : null;
    const news = await readNews(deps);
    const now = deps.now();
    const shown = { news, bannerId: bannerFor(c, news, now)?.id };
    const running = news.list.map((one) => isOnNow(one, now));
    const draw: Draw = async (facts) => {
      const drawing = await drawingOf(deps, facts, shown);
      return drawShell(shell, { facts, drawing, news: news.list, place });
    };
    const more = [shown, running, place?.item?.id];
    return page(c, draw, { more, isOfMenu: place !== null });
  }
  /** All visitors of an address share the file. */
  async function file(c: Context, type: string, draw: (origin: string) => unknown, more = '') {
    const origin = ownOrigin(c, deps.reach);
    const key = `${c.req.path}\n${more}`;
    const packed = await shelf.take({ key, origin }, () => draw(ANY_ORIGIN));
    return drawnResponse(c, packed, `${type}; charset=utf-8`);
  }
  app.get('/menu/print', async (c) => {
    const setting = (await deps.settings.read()).rules['menu.priceListLanguages'];
    const languages = offeredLanguages(setting);
    const shownIn = priceListLanguage(setting, c.req.query('lang'), pageLanguage(c));
    const draw: Draw = (facts, groups) => drawPriceList(facts, groups, languages);
    return page(c, draw, { more: languages, shownIn });
  });
  for (const name of LEGAL_DOCUMENTS) {
    app.get(`/legal/${name}`, (c) => page(c, (facts) => drawLegalPage(facts, name)));
  }
  for (const section of SECTION_PAGES) {
    app.get(`/${section}`, (c) => page(c, (facts) => drawSectionPage(facts, section)));
  }
  app.get('/pages.css', (c) => file(c, 'text/css', stylesheet));
  app.get('/robots.txt', (c) => file(c, 'text/plain', robotsText));
  app.get('/sitemap.xml', async (c) => {
    const { rules } = await deps.settings.read();
    const languages = offeredLanguages(rules['menu.priceListLanguages']);
    const ofMenu = await listMenuPages(deps);
    const draw = (origin: string) => drawSitemap(origin, languages, ofMenu);
    return file(c, 'application/xml', draw, [...languages, ...ofMenu].join());
  });
  app.get('/menu/:category/:dish?', async (c, next) => {
    const { category, dish } = c.req.param();
    const place = await readMenuPlace(deps, category, dish);
    if (!place) return next();
    const path = placePath(place);
    if (c.req.path !== path) return c.redirect(path + new URL(c.req.url).search, 301);
    return page(c, (facts) => drawMenuPage(facts, place), { isOfMenu: true });
  });
  app.get('/', async (c, next) => {
    const shell = await shellOf(deps);
    if (shell === null) return next();
    // Without the database the app still starts from local data, so the server sends the plain shell.
    return guestPage(c, shell).catch(() => next());
  });
}

type Packed = Parameters<typeof packedResponse>[1];

function drawnResponse(c: Context, packed: Packed, type: string): Response {
  c.header('Cache-Control', 'no-cache');
  // Marks a cacheable response of ours: a captive portal lacks the header.
  c.header('X-BB-Page', '1');
  return packedResponse(c, packed, type);
}

type Draw = (
  facts: MenuPageFacts,
  groups: Awaited<ReturnType<typeof readPriceList>>['groups'],
) => unknown;

type PageOptions = {
  /** The page changes with it. */
  more?: unknown;
  shownIn?: Language;
  isOfMenu?: boolean;
};

type ShownNews = { news: VenueNews; bannerId: string | undefined };

/** A page that a device keeps has no banner; the app adds the current one. */
function bannerFor(c: Context, { list }: VenueNews, now: number) {
  if (c.req.header(KEPT_PAGE_HEADER)) return null;
  return bannerAt(list, now, getCookie(c, CLOSED_BANNER_COOKIE));
}

/** Draws the guest page; without the drawing the browser renders everything. */
async function drawingOf(deps: Deps, facts: PageFacts, { news, bannerId }: ShownNews) {
  if (!deps.drawGuestPage) return null;
  try {
    const { language, venue } = facts;
    const page = {
      language,
      hero: heroFacts(facts),
      venue: { ...drawnVenue(venue), news },
      ...(bannerId && { bannerId }),
      menu: await readMenuRows(deps),
    };
    const styles = [...deps.appFiles.keys()].filter((path) => LATER_STYLES.test(path));
    return { page, styles, html: await deps.drawGuestPage(page) };
  } catch (error) {
    log.error('page.not_drawn', error);
    return null;
  }
}

/** Omits usual rules, tables (phones request them before the first order) and legal facts, which the page never shows. */
function drawnVenue(venue: PageFacts['venue']): DrawnPage['venue'] {
  const { legalName, taxOffice, taxNumber, mersis, kep, tables, tableAreas, ...known } = venue;
  const { deliveryNoteEn, deliveryNoteTr, rules, ...facts } = known;
  const isUsual = JSON.stringify(rules) === JSON.stringify(USUAL_RULES);
  return isUsual ? facts : { ...facts, ...(rules && { rules }) };
}

async function shellOf({ appFiles }: Deps): Promise<string | null> {
  const file = appFiles.get('/index.html');
  return file?.kind === 'text' ? (await file.packed()).raw.toString() : null;
}
