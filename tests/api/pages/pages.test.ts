import { expect, test } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp, describeOnFile } from '../../support/bar/test-app';

const PAGES = ['/menu/print', '/legal/privacy', '/legal/distance-sale', '/legal/imprint'];
const DEMO = { config: { isDemo: true } };
const OPERATED = { config: { isDemo: false } };

async function read({ app }: TestApp, path: string, headers: Record<string, string> = {}) {
  const response = await app.request(`https://bar.test${path}`, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function dishes(text: string): string[] {
  return [...text.matchAll(/<h3>(?:<span[^>]*>)?([^<]+)/g)].map(([, name = '']) => name.trim());
}

function setting(key: string, value: unknown): string {
  return `INSERT INTO setting (key, value) VALUES ('${key}', '${JSON.stringify(value)}')`;
}

describeApp('the price list', (openApp) => {
  test('names every dish that can be had, with its price and its allergens', async () => {
    const { text, headers } = await read(await openApp(), '/menu/print?lang=en');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(dishes(text)).toContain('The Bliss Classic');
    expect(text).toContain('₺480');
    expect(text).toContain('Allergens: cereals with gluten, eggs, milk, mustard, sesame.');
    expect(text).toContain('1 · 3 · 7 · 10 · 11');
    expect(text).toContain('Prices include VAT. No service or cover charge.');
  });

  test('shows a new price at once, and leaves out what is hidden', async () => {
    const bar = await openApp();
    expect(dishes((await read(bar, '/menu/print')).text)).toContain('Kumru Dog');
    await bar.rows('UPDATE menu_item SET price_kurus = 123400 WHERE id = 1');
    await bar.rows("UPDATE menu_item SET is_available = 0 WHERE name_en = 'Kumru Dog'");
    const { text } = await read(bar, '/menu/print');
    // A dish with fries costs what the menu asks for it.
    expect(text).toContain('₺1,334');
    expect(dishes(text)).not.toContain('Kumru Dog');
  });
});

describeOnFile('the price list', (openApp) => {
  test('leaves out sweet potato: it is out of stock', async () => {
    const bar = await openApp();
    const { text } = await read(bar, '/menu/print');
    const [row] = await bar.rows(
      "SELECT name_en FROM menu_item WHERE name_en LIKE 'Sweet Potato%'",
    );
    expect(row?.name_en).toBeTruthy();
    expect(text).not.toContain('Sweet Potato');
  });

  test('is dated by the bar’s clock: past midnight in Fethiye it is the next day', async () => {
    const bar = await openApp({ startAt: Date.parse('2026-07-04T22:30:00Z') });
    expect((await read(bar, '/menu/print?lang=en')).text).toContain('Prices of 5 July 2026');
    expect((await read(bar, '/menu/print?lang=tr')).text).toContain('5 Temmuz 2026');
    bar.clock.advance(24 * 3_600_000);
    expect((await read(bar, '/menu/print?lang=en')).text).toContain('Prices of 6 July 2026');
  });

  test('says of cocktails, beers and shisha that they are served at the table only', async () => {
    const { text } = await read(await openApp(), '/menu/print?lang=en');
    const part = (slug: string) => text.split(`id="${slug}"`)[1]?.split('</section>')[0] ?? '';
    for (const slug of ['cocktails', 'shisha']) expect(part(slug)).toContain('Served at the table');
    expect(part('beers').match(/Table only/g)?.length).toBeGreaterThan(3);
    expect(part('burgers')).not.toMatch(/table only/i);
  });

  test('writes the words of a dish as words, whatever they are', async () => {
    const bar = await openApp();
    const evil = `</script><script>alert(1)</script><img src=x onerror="x">'`;
    const quoted = evil.replaceAll("'", "''");
    await bar.rows(
      `UPDATE menu_item SET name_en = '${quoted}', description_tr = '${quoted}' WHERE id = 1`,
    );
    for (const lang of ['en', 'tr']) {
      const { text } = await read(bar, `/menu/print?lang=${lang}`);
      expect(text).toContain('&lt;img src=x');
      expect(text).not.toContain('<img');
      expect(text.match(/<script/g)).toHaveLength(1);
      expect(text.match(/<\/script/g)).toHaveLength(1);
    }
  });
});

describeOnFile('a drawn page', (openApp) => {
  test.each(PAGES)(
    '%s speaks the language of its address, else the browser’s, else English',
    async (path) => {
      const bar = await openApp();
      const spoken = async (query: string, acceptLanguage?: string) => {
        const headers = acceptLanguage ? { 'accept-language': acceptLanguage } : undefined;
        return /<html lang="(\w+)"/.exec((await read(bar, path + query, headers)).text)?.[1];
      };
      expect(await spoken('')).toBe('en');
      expect(await spoken('', 'tr-TR,tr;q=0.9,en;q=0.8')).toBe('tr');
      expect(await spoken('?lang=en', 'tr')).toBe('en');
      expect(await spoken('?lang=tr', 'en')).toBe('tr');
      expect(await spoken('?lang=<script>', 'de')).toBe('en');
      expect((await read(bar, path)).headers.get('vary')).toContain('Accept-Language');
    },
  );

  test.each(PAGES)('%s names itself in both languages for search engines', async (path) => {
    const { text } = await read(await openApp(), `${path}?lang=tr`);
    expect(text).toContain(`<link rel="canonical" href="https://bar.test${path}?lang=tr">`);
    for (const [language, query] of [
      ['en', '?lang=en'],
      ['tr', '?lang=tr'],
      ['x-default', ''],
    ]) {
      const link = `<link rel="alternate" hreflang="${language}" href="https://bar.test${path}${query}">`;
      expect(text).toContain(link);
    }
  });

  test('is not sent again to a client that has it', async () => {
    const bar = await openApp();
    const first = await read(bar, '/legal/privacy');
    const again = await read(bar, '/legal/privacy', {
      'if-none-match': first.headers.get('etag') ?? '',
    });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(first.headers.get('cache-control')).toBe('no-cache');
  });

  test('takes the public address from the server’s settings, not from a request header', async () => {
    const bar = await openApp({ config: { publicUrl: 'https://barbliss.example' } });
    const { text } = await read(bar, '/menu/print', { host: 'evil.example' });
    expect(text).toContain('href="https://barbliss.example/menu/print"');
    expect(text).not.toContain('evil.example');
    const odd = await read(await openApp(), '/menu/print', { host: '"><script>' });
    expect(odd.text).not.toContain('"><script>');
  });

  test.each(['/legal', '/legal/', '/legal/nothing', '/menu', '/menu/print/x'])(
    'does not stand at %s',
    async (path) => {
      expect((await read(await openApp(), path)).status).toBe(404);
    },
  );
});

describeOnFile('the legal pages', (openApp) => {
  test.each(['privacy', 'distance-sale', 'imprint'])(
    '%s leaves out missing operator details, and says so only in a demo',
    async (name) => {
      const operated = (await read(await openApp(OPERATED), `/legal/${name}?lang=en`)).text;
      expect(operated).not.toMatch(/To be completed|demo|example/i);
      expect(operated).not.toContain('MERSIS');
      const demo = (await read(await openApp(DEMO), `/legal/${name}?lang=tr`)).text;
      expect(demo).toContain('İşletmeci tarafından tamamlanacaktır');
      expect(demo).toContain('Bu bir demodur');
    },
  );

  test('show the operator’s facts as soon as they are set, escaped and linked', async () => {
    const bar = await openApp(OPERATED);
    await bar.rows(setting('venue.legalName', 'Köz & Deniz <Ltd.> Şti.'));
    await bar.rows(setting('venue.phone', '+90 252 000 00 00'));
    await bar.rows(setting('venue.mersis', '0000000000000001'));
    const { text } = await read(bar, '/legal/imprint?lang=tr');
    expect(text).toContain('Köz &amp; Deniz &lt;Ltd.&gt; Şti.');
    expect(text).toContain('href="tel:+902520000000"');
    expect(text).toContain('0000000000000001');
  });

  test('carry a version and its date', async () => {
    const { text } = await read(await openApp(), '/legal/privacy?lang=en');
    expect(text).toContain('Version 5 · <time datetime="2026-11-27">27 November 2026</time>');
  });
});
