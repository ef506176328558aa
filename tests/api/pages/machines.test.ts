import { expect, test, vi } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import { SHELL, shellFiles } from '../../support/browsers/shell-files';

const appFiles = await shellFiles();

async function read({ app }: TestApp, path: string, headers: Record<string, string> = {}) {
  const response = await app.request(`https://bar.test${path}`, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Returns the page's structured data. */
function dataOf(text: string) {
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
  return JSON.parse(block);
}

function setting(key: string, value: unknown): string {
  return `INSERT INTO setting (key, value) VALUES ('${key}', '${JSON.stringify(value)}')`;
}

describeOnFile('the structured data of the venue', (openApp) => {
  const openShell = (config = {}) => openApp({ appFiles, config });

  test('names the venue, its opening hours and the address of its menu', async () => {
    const data = dataOf((await read(await openShell(), '/')).text);
    expect(data).toMatchObject({
      '@type': ['Restaurant', 'BarOrPub'],
      name: 'Bar Bliss',
      url: 'https://bar.test/',
      openingHoursSpecification: { opens: '15:00', closes: '01:00' },
      address: { addressLocality: 'Fethiye', addressCountry: 'TR' },
      hasMenu: { url: 'https://bar.test/menu/print' },
    });
    expect(data.openingHoursSpecification.dayOfWeek).toHaveLength(7);
  });

  test('offers to order and to reserve, and names only the ways that guests can order', async () => {
    const bar = await openShell();
    const actions = async () => dataOf((await read(bar, '/')).text).potentialAction;
    expect(await actions()).toMatchObject([
      {
        '@type': 'OrderAction',
        target: { urlTemplate: 'https://bar.test/#menu' },
        deliveryMethod: [/PickUp$/, /OwnFleet$/].map((way) => expect.stringMatching(way)),
      },
      { '@type': 'ReserveAction', target: { urlTemplate: 'https://bar.test/#reservations' } },
    ]);
    await bar.rows(setting('ordering.delivery', false));
    expect((await actions())[0].deliveryMethod).toHaveLength(1);
    await bar.rows(setting('ordering.collection', false));
    expect((await actions()).map((one: { '@type': string }) => one['@type'])).toEqual([
      'ReserveAction',
    ]);
  });

  test('names the pages of the venue elsewhere that the owner has set', async () => {
    const bar = await openShell();
    expect(dataOf((await read(bar, '/')).text).sameAs).toBeUndefined();
    const instagram = 'https://www.instagram.com/bliss';
    const map = 'https://maps.app.goo.gl/bliss';
    await bar.rows(setting('venue.instagram', instagram));
    await bar.rows(setting('venue.mapLink', map));
    await bar.rows(setting('venue.googleReview', 'https://g.page/r/bliss/review'));
    const data = dataOf((await read(bar, '/')).text);
    expect([data.sameAs, data.hasMap]).toEqual([[instagram], map]);
  });

  test('holds no alcohol and no tobacco: not a drink, not a heading', async () => {
    const bar = await openShell();
    const told = `${JSON.stringify(dataOf((await read(bar, '/')).text))}
      ${JSON.stringify(dataOf((await read(bar, '/menu/print?lang=en')).text))}`;
    const banned = await bar.rows('SELECT name_en FROM menu_item WHERE alcohol = 1 OR tobacco = 1');
    expect(banned.length).toBeGreaterThan(20);
    for (const { name_en: name } of banned) expect(told).not.toContain(`"name":"${name}"`);
    for (const name of ['Cocktails', 'Shisha']) expect(told).not.toContain(`"name":"${name}"`);
    expect(told).toContain('"name":"The Bliss Classic"');
    expect(told).toContain('"price":"480.00","priceCurrency":"TRY"');
  });

  test('leaves out a demo’s invented facts', async () => {
    const { text } = await read(await openShell({ isDemo: true }), '/');
    for (const fact of ['telephone', 'streetAddress', 'email', 'geo', 'areaServed']) {
      expect(dataOf(text)).not.toHaveProperty(fact);
    }
    expect(text).not.toMatch(/demo|example/i);
  });

  test('tells number, street and the 3 km of delivery once the operator has set them', async () => {
    const bar = await openShell({ isDemo: false });
    await bar.rows(setting('venue.phone', '+902520000000'));
    await bar.rows(setting('venue.address', '</script><b>Sahil 1'));
    await bar.rows(setting('venue.location', { latitude: 36.6, longitude: 29.1 }));
    const { text } = await read(bar, '/');
    expect(dataOf(text)).toMatchObject({
      telephone: '+902520000000',
      address: { streetAddress: '</script><b>Sahil 1' },
      areaServed: { '@type': 'GeoCircle', geoRadius: 3000 },
    });
    // No text closes a script before its end.
    expect(text.match(/<\/script>/g)).toHaveLength(text.match(/<script/g)?.length ?? 0);
  });

  test('is told in the reader’s language, and only at the configured address', async () => {
    const bar = await openShell();
    expect((await read(bar, '/')).text).toContain('content="Bar and grill in Fethiye.');
    const turkish = (await read(bar, '/', { 'accept-language': 'tr' })).text;
    expect(turkish).toContain('<meta name="description" content="Fethiye’de bar ve ızgara.');
    expect(turkish).toContain('<title>Bar Bliss · Fethiye&#39;de bar ve ızgara</title>');
    expect(turkish).toContain('<link rel="canonical" href="https://bar.test/?lang=tr">');
    expect(turkish).toContain('hreflang="tr" href="https://bar.test/?lang=tr"');
    const english = (await read(bar, '/?lang=en', { 'accept-language': 'tr' })).text;
    expect(english).toContain('<link rel="canonical" href="https://bar.test/">');
    expect((await read(bar, '/index.html')).text).toBe(SHELL);
  });

  test('does not keep the app from starting when the database is out of reach', async () => {
    const bar = await openShell();
    vi.spyOn(bar.deps.menu, 'read').mockRejectedValue(new Error('SQLITE_BUSY'));
    const { status, text } = await read(bar, '/');
    expect([status, text]).toEqual([200, SHELL]);
  });

  test.each(['/order-success?orderId=1', '/order-failed', '/nowhere'])(
    '%s is no search result',
    async (path) => {
      expect((await read(await openShell(), path)).headers.get('x-robots-tag')).toBe('noindex');
      expect((await read(await openShell(), '/')).headers.get('x-robots-tag')).toBeNull();
    },
  );
});

describeOnFile('crawlers', (openApp) => {
  test('are kept out of staff pages, orders and dialogs, and let at the menu', async () => {
    const { text, headers } = await read(await openApp(), '/robots.txt');
    expect(headers.get('content-type')).toContain('text/plain');
    for (const rule of ['/admin', '/order-', '/*?d=', '/api/'])
      expect(text).toContain(`Disallow: ${rule}\n`);
    expect(text).toContain('Allow: /api/menu/\n');
    expect(text).toContain('Sitemap: https://bar.test/sitemap.xml');
  });

  test('find every public page in both languages, and nothing else', async () => {
    const { text, headers } = await read(await openApp(), '/sitemap.xml');
    expect(headers.get('content-type')).toContain('application/xml');
    const places = [...text.matchAll(/<loc>https:\/\/bar\.test([^<]*)<\/loc>/g)].map(
      ([, path]) => path,
    );
    const sections = ['/book', '/club', '/about', '/contact'];
    const legal = ['/legal/privacy', '/legal/distance-sale', '/legal/imprint'];
    const pages = ['/menu/print', ...sections, ...legal];
    expect(places.filter((path) => !path?.startsWith('/menu/') || path.includes('print'))).toEqual([
      '/',
      '/?lang=tr',
      ...pages.flatMap((path) => [`${path}?lang=en`, `${path}?lang=tr`]),
    ]);
    expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true);
  });
});

describeOnFile('the facts of the venue', (openApp) => {
  test('are public, empty until set, and not sent again to a client that has them', async () => {
    const bar = await openApp({ config: { isDemo: false } });
    const first = await read(bar, '/api/venue');
    expect(JSON.parse(first.text)).toMatchObject({
      address: '',
      phone: '',
      location: null,
      isDemo: false,
    });
    const known = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await read(bar, '/api/venue', known)).status).toBe(304);
    await bar.rows(setting('venue.whatsapp', '+90 (532) 000 00 01'));
    const next = await read(bar, '/api/venue', known);
    expect(JSON.parse(next.text).whatsapp).toBe('+905320000001');
  });

  test('name every table by its label, as soon as one is renamed', async () => {
    const bar = await openApp({ config: { isDemo: false } });
    const tables = async () => JSON.parse((await read(bar, '/api/venue')).text).tables;
    expect(await tables()).toEqual(expect.arrayContaining(['S1', 'T12']));
    await bar.rows("UPDATE venue_table SET label = 'Havuz 1' WHERE label = 'S1'");
    expect(await tables()).toContain('Havuz 1');
    expect(await tables()).not.toContain('S1');
  });

  test('that could not be called or written to are no facts', async () => {
    const bar = await openApp({ config: { isDemo: false } });
    await bar.rows(setting('venue.phone', 'javascript:alert(1)'));
    await bar.rows(setting('venue.email', 'a"b'));
    await bar.rows(setting('venue.address', 42));
    expect(JSON.parse((await read(bar, '/api/venue')).text)).toMatchObject({
      phone: '',
      email: '',
      address: '',
    });
  });

  test('of a demo are examples that nobody can take for real, and give way to real ones', async () => {
    const bar = await openApp({ config: { isDemo: true } });
    const facts = async () => JSON.parse((await read(bar, '/api/venue')).text);
    expect(await facts()).toMatchObject({
      isDemo: true,
      phone: '+900000000000',
      email: 'demo@barbliss.example',
      address: 'Demo, Fethiye',
      legalName: '',
    });
    await bar.rows(setting('venue.email', 'hello@bar.test'));
    expect(await facts()).toMatchObject({ email: 'hello@bar.test', phone: '+900000000000' });
  });
});
