import { expect, test } from 'vitest';
import { drawGuestPage } from '../../../src/app/draw-guest-page';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import { shellFiles } from '../../support/browsers/shell-files';
import { keepLog } from '../../support/kept-log';

const appFiles = await shellFiles();

async function read({ app }: TestApp, headers: Record<string, string> = {}, path = '/') {
  const response = await app.request(`https://bar.test${path}`, { headers });
  expect(response.status).toBe(200);
  return response.text();
}

/** Returns the page's text without tags. */
function wordsOf(page: string): string {
  const drawn = page.slice(page.indexOf('<div id="root">'), page.indexOf('id="drawn-page"'));
  return drawn
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

describeOnFile('the guest page drawn by the server', (openApp) => {
  const open = (startAt?: number) =>
    openApp({ appFiles, drawGuestPage, ...(startAt && { startAt }) });

  test('has every item with its price, and the sections below the menu', async () => {
    const bar = await open();
    const page = await read(bar);
    const words = wordsOf(page);
    const { items } = await bar.deps.menu.read();
    expect(items.length).toBeGreaterThan(90);
    for (const { nameEn } of items.filter(({ isAvailable }) => isAvailable)) {
      expect(words).toContain(nameEn.replace('&', '&amp;').replace("'", '&#x27;'));
    }
    expect(words).toContain('₺580 580 lira with fries');
    for (const title of ['Book a table', 'An evening at Bar Bliss', 'Contact', 'Call us']) {
      expect(words).toContain(title);
    }
    expect(page).toContain('href="tel:+900000000000"');
    // The browser fetches scripts after it has painted the page.
    expect(page).not.toContain('<script type="module"');
  });

  test('is drawn once for any number of addresses, and names the one it was asked by', async () => {
    let drawings = 0;
    const bar = await openApp({
      appFiles,
      drawGuestPage: async () => {
        drawings += 1;
        return { page: '<p>Menu</p>', question: '' };
      },
    });
    const hosts = Array.from({ length: 50 }, (_, at) => `bar-${at % 30}.test`);
    const pages = hosts.map((host) => bar.app.request(`https://${host}/`, { headers: { host } }));
    for (const [at, response] of (await Promise.all(pages)).entries()) {
      const page = await response.text();
      expect(page).toContain(`<link rel="canonical" href="https://${hosts[at]}/">`);
      expect(page).not.toContain('origin.invalid');
    }
    expect(drawings).toBe(1);
  });

  test('says the words and the picture of a dish once, in its own language, and brings all of a dish that it hides', async () => {
    const bar = await open();
    await bar.rows('UPDATE menu_item SET is_available = 0 WHERE id = 2');
    const page = await read(bar);
    const { items } = await bar.deps.menu.read();
    const count = (words: string) => page.split(words).length - 1;
    const [shown, hidden] = [1, 2].map((id) => items.find((item) => item.id === id));
    expect(count(shown?.descriptionEn ?? '')).toBe(1);
    expect(count(shown?.descriptionTr ?? '')).toBe(0);
    expect(page).toContain(`>${shown?.descriptionEn}</p>`);
    expect(page).toContain(JSON.stringify(hidden?.descriptionTr));
    expect(count(`src="${shown?.imageUrl}"`)).toBe(1);
    expect(count(JSON.stringify({ imageUrl: shown?.imageUrl }).slice(1, -1))).toBe(0);
    expect(count(JSON.stringify({ imageUrl: hidden?.imageUrl }).slice(1, -1))).toBe(1);
  });

  test('shows no shisha before the menu: tobacco is not advertised', async () => {
    const bar = await open();
    const page = await read(bar);
    const welcome = page.slice(page.indexOf('<main'), page.indexOf('id="menu"'));
    expect(welcome).toContain('Chilled Vibe');
    const shisha = await bar.rows('SELECT image_url FROM menu_item WHERE tobacco = 1');
    expect(shisha.length).toBeGreaterThan(3);
    for (const { image_url: picture } of shisha) {
      expect(welcome).not.toContain(String(picture).replace(/-640.*/, '-'));
    }
  });

  test('is in the language chosen in the app, otherwise in the browser’s', async () => {
    const bar = await open();
    const languageOf = async (headers: Record<string, string>, path?: string) =>
      /<html lang="(..)">/.exec(await read(bar, headers, path))?.[1];
    expect(await languageOf({})).toBe('en');
    expect(await languageOf({ 'accept-language': 'tr-TR,tr;q=0.9' })).toBe('tr');
    expect(await languageOf({ 'accept-language': 'tr', cookie: 'bb_language=en' })).toBe('en');
    expect(await languageOf({ cookie: 'bb_language=tr' })).toBe('tr');
    expect(await languageOf({ cookie: 'bb_language=tr' }, '/?lang=en')).toBe('en');
    const turkish = wordsOf(await read(bar, { cookie: 'bb_language=tr' }));
    for (const word of ['Sipariş Ver', 'Izgara', 'İletişim']) expect(turkish).toContain(word);
    expect(turkish).not.toContain('Order Now');
  });

  test('follows prices, names, availability, fries and the opening hours', async () => {
    const bar = await open(Date.parse('2026-07-01T14:30:00+03:00'));
    expect(wordsOf(await read(bar))).toContain('Opens at 15:00');
    bar.clock.advance(3_600_000);
    expect(wordsOf(await read(bar))).toContain('Open now');
    await bar.rows(
      "UPDATE menu_item SET price_kurus = 12345, name_en = '<i>Ayran</i>' WHERE id = 157",
    );
    const changed = await read(bar);
    expect(wordsOf(changed)).toContain('₺123.45');
    expect(changed).not.toContain('<i>Ayran');
    await bar.rows('UPDATE menu_item SET is_available = 0 WHERE id = 157');
    expect(wordsOf(await read(bar))).not.toContain('Ayran');
    await bar.rows(`INSERT INTO setting (key, value) VALUES ('menu.friesPrice', '"120.00"')`);
    expect(wordsOf(await read(bar))).toContain('₺600 600 lira with fries');
  });

  test('is the plain shell when it cannot be drawn, and the log says why', async () => {
    const log = keepLog();
    const bar = await openApp({ appFiles, drawGuestPage: () => Promise.reject(new Error('lost')) });
    expect(await read(bar)).toContain('<div id="root"></div>');
    expect(log.entries()).toMatchObject([{ event: 'page.not_drawn', error: { message: 'lost' } }]);
  });
});
