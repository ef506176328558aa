import { beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<string, string>();

/** Opens the module as a page at this address on a phone in this language does. */
async function openPage(phone: string, address = '/') {
  const location = new URL(address, 'https://bar.example');
  vi.stubGlobal('navigator', { language: phone });
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', {
    state: { kept: 1 },
    replaceState(_: unknown, __: string, url: URL) {
      location.href = url.href;
    },
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  vi.resetModules();
  const page = await import('./language');
  page.takeLinkedLanguage();
  return { language: page.storedLanguage.get(), address: location.pathname + location.search };
}

beforeEach(() => stored.clear());

test('a first visit opens in the phone’s language if it is English or Turkish', async () => {
  const opened: string[] = [];
  for (const phone of ['tr-TR', 'tr', 'en-GB', 'de-DE']) {
    opened.push((await openPage(phone)).language);
  }
  expect(opened).toEqual(['tr', 'tr', 'en', 'en']);
});

test('a choice stays, whatever the phone speaks', async () => {
  stored.set('language-storage', JSON.stringify({ state: { language: 'en' }, version: 0 }));
  expect((await openPage('tr-TR')).language).toBe('en');
});

test('a link to the Turkish page chooses Turkish, once, and keeps the rest of the address', async () => {
  stored.set('language-storage', JSON.stringify({ state: { language: 'en' }, version: 0 }));
  const opened = await openPage('en-GB', '/?d=item&lang=tr&id=1');
  expect(opened).toEqual({ language: 'tr', address: '/?d=item&id=1' });
  expect((await openPage('en-GB')).language).toBe('tr');
  expect((await openPage('en-GB', '/?lang=de')).address).toBe('/?lang=de');
});
