import { expect, test } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnBoth, describeOnFile } from '../../support/bar/test-app';
import { shellFiles } from '../../support/browsers/shell-files';

const appFiles = await shellFiles();
const CLASSIC = '/menu/burgers/1-the-bliss-classic';

async function read({ app }: TestApp, path: string, headers: Record<string, string> = {}) {
  const response = await app.request(`https://bar.test${path}`, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function dataOf(text: string) {
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1];
  return block === undefined ? null : JSON.parse(block);
}

function shareImage(text: string): string | undefined {
  return /property="og:image" content="https:\/\/bar\.test([^"]*)"/.exec(text)?.[1];
}

describeOnBoth('the page of a dish', (openApp) => {
  test('has its words, price and allergens in the language of its address, by today’s menu', async () => {
    const bar = await openApp();
    const { text } = await read(bar, `${CLASSIC}?lang=en`);
    expect(text).toContain('<title>The Bliss Classic in Fethiye · Bar Bliss</title>');
    expect(text).toContain('₺580');
    expect(text).toContain('Allergens: cereals with gluten, eggs, milk, mustard, sesame.');
    expect(text).toContain('href="/?d=item&amp;id=1"');
    expect(text).toContain(`hreflang="tr" href="https://bar.test${CLASSIC}?lang=tr"`);
    expect(text).toContain('"price":"580.00","priceCurrency":"TRY"');
    expect(shareImage(text)).toBe('/photos/1-640.webp');
    const turkish = (await read(bar, CLASSIC, { 'accept-language': 'tr' })).text;
    expect(turkish).toContain('<html lang="tr">');
    expect(turkish).toContain('Sipariş Ver');
    await bar.rows('UPDATE menu_item SET price_kurus = 123400 WHERE id = 1');
    expect((await read(bar, CLASSIC)).text).toContain('₺1,334');
  });

  test('says that the dish is sold out, to guests and to search engines', async () => {
    const bar = await openApp();
    await bar.rows('UPDATE menu_item SET is_available = 0 WHERE id = 1');
    const { text } = await read(bar, `${CLASSIC}?lang=en`);
    expect(text).toContain('Sold out');
    expect(text).not.toContain('d=item');
    expect(dataOf(text)[0].offers.availability).toBe('https://schema.org/SoldOut');
    expect((await read(bar, '/menu/burgers')).text).not.toContain(CLASSIC);
  });
});

describeOnFile('the pages of the menu', (openApp) => {
  test('of a category list its dishes, each with its own page', async () => {
    const bar = await openApp();
    const { text } = await read(bar, '/menu/burgers?lang=en');
    expect(text).toContain('<h1>Burgers</h1>');
    expect(text).toContain(`href="${CLASSIC}?lang=en"`);
    expect((await read(bar, '/menu/print?lang=en')).text).toContain('href="/menu/burgers?lang=en"');
    const listed = dataOf(text)[0].hasMenuItem.map(({ name }: { name: string }) => name);
    expect(listed).toContain('The Bliss Classic');
  });

  test('of drinks and shisha are no search result and share no picture of them', async () => {
    const bar = await openApp();
    const [drink] = await bar.rows('SELECT id FROM menu_item WHERE alcohol = 1 LIMIT 1');
    const [pipe] = await bar.rows('SELECT id FROM menu_item WHERE tobacco = 1 LIMIT 1');
    const moved = await bar.app.request(`https://bar.test/menu/any/${drink?.id}`);
    const paths = [moved.headers.get('location') ?? '', '/menu/cocktails', '/menu/shisha'];
    expect(paths[0]).toContain(`/${drink?.id}-`);
    for (const path of paths) {
      const { status, text } = await read(bar, path);
      expect(status).toBe(200);
      expect(dataOf(text)).toBeNull();
      expect(shareImage(text)).toBe('/share.jpg');
      expect(text).toContain('<meta name="robots" content="noindex">');
    }
    const { text: beers } = await read(bar, '/menu/beers?lang=en');
    const banned = await bar.rows('SELECT name_en FROM menu_item WHERE alcohol = 1');
    for (const { name_en: name } of banned) {
      expect(JSON.stringify(dataOf(beers))).not.toContain(`"name":"${name}"`);
    }
    const { text: sitemap } = await read(bar, '/sitemap.xml');
    expect(sitemap).toContain(`https://bar.test${CLASSIC}?lang=tr<`);
    for (const id of [drink?.id, pipe?.id]) expect(sitemap).not.toContain(`/${id}-`);
  });

  test('keep their address when a dish is renamed or moves, and unknown ones are not found', async () => {
    const bar = await openApp({ appFiles });
    const former = await bar.app.request('https://bar.test/menu/hotdogs/1-old-name?lang=tr');
    expect([former.status, former.headers.get('location')]).toEqual([301, `${CLASSIC}?lang=tr`]);
    for (const path of ['/menu/nowhere', '/menu/burgers/999999', '/menu/burgers/x']) {
      expect((await read(bar, path)).status).toBe(404);
    }
  });

  test('write the words of a dish as words, whatever they are', async () => {
    const bar = await openApp();
    const evil = `</script><script>alert(1)</script><img src=x onerror="x">''`;
    await bar.rows(`UPDATE menu_item SET description_en = '${evil}' WHERE id = 1`);
    for (const path of [CLASSIC, '/menu/burgers']) {
      const { text } = await read(bar, path);
      expect(text).toContain('&lt;img src=x');
      expect(text).not.toContain('<img src=x');
      expect(text.match(/<\/script/g)).toHaveLength(1);
    }
  });
});

describeOnFile('a shared link to a dish of the site', (openApp) => {
  test('names and shows the dish; a drink has its name only', async () => {
    const bar = await openApp({ appFiles });
    const { text } = await read(bar, '/?d=item&id=1&lang=en');
    expect(text).toContain('<title>The Bliss Classic in Fethiye · Bar Bliss</title>');
    expect(shareImage(text)).toBe('/photos/1-640.webp');
    expect(text).toContain(`<link rel="canonical" href="https://bar.test${CLASSIC}?lang=en">`);
    const [drink] = await bar.rows('SELECT id FROM menu_item WHERE alcohol = 1 LIMIT 1');
    expect(shareImage((await read(bar, `/?d=item&id=${drink?.id}`)).text)).toBe('/share.jpg');
    const unknown = (await read(bar, '/?d=item&id=0&lang=en')).text;
    expect(unknown).toContain('<title>Bar Bliss · Bar and grill in Fethiye</title>');
  });
});

describeOnFile('the page of a section', (openApp) => {
  test.each([
    ['book', 'Book a table in Fethiye', 'Opening hours', '/loops/pool-table.webp'],
    ['club', 'Bliss Club: points and free dishes', '300 points', '/loops/burger.webp'],
    ['about', 'An evening in Fethiye', 'Burgers off the grill', '/share.jpg'],
    ['contact', 'Address, hours and phone', 'Opening hours', '/share.jpg'],
  ])(
    '%s has a title, words and a picture of its own in both languages',
    async (section, title, words, picture) => {
      const bar = await openApp();
      const { text } = await read(bar, `/${section}?lang=en`);
      expect(text).toContain(`<title>${title} · Bar Bliss</title>`);
      expect(text).toContain(words);
      expect(shareImage(text)).toBe(picture);
      const turkish = await read(bar, `/${section}`, { 'accept-language': 'tr' });
      expect(turkish.text).toContain('<html lang="tr">');
      expect((await read(bar, '/sitemap.xml')).text).toContain(
        `https://bar.test/${section}?lang=tr<`,
      );
    },
  );
});
