import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createGuestRouter, GuestPages } from '../../src/app/guest-pages';
import { Providers } from '../../src/app/Providers';
import { createStaffRouter } from '../../src/app/staff-app';
import type { Area } from '../../src/i18n/i18n';
import { createTranslator } from '../../src/i18n/i18n';
import type { Language } from '../../src/i18n/language';
import { LANGUAGES } from '../../src/i18n/language';

/** The server renders the guest page; all other screens render without a browser too. */
async function draw(area: Area, path: string, language: Language): Promise<string> {
  const i18n = await createTranslator(language, area, 'visit', 'seldom');
  const pages = await (area === 'admin' ? staffPages(path) : guestPages(path));
  return renderToString(
    <Providers area={area} i18n={i18n}>
      {pages}
    </Providers>,
  );
}

async function guestPages(path: string) {
  const router = createGuestRouter(path);
  await router.start();
  return <GuestPages router={router} />;
}

async function staffPages(path: string) {
  const router = createStaffRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  return <RouterProvider router={router} />;
}

const PAGES: readonly { area: Area; path: string; says: Record<Language, string> }[] = [
  { area: 'guest', path: '/', says: { en: 'Order Now', tr: 'Sipariş Ver' } },
  { area: 'guest', path: '/order-success?orderId=x', says: { en: 'Bar Bliss', tr: 'Bar Bliss' } },
  {
    area: 'guest',
    path: '/order-failed',
    says: { en: 'Payment processing failed', tr: 'Ödeme işlemi başarısız oldu' },
  },
  { area: 'guest', path: '/no/such/page', says: { en: 'Page Not Found', tr: 'Sayfa Bulunamadı' } },
  { area: 'admin', path: '/admin/login', says: { en: 'Staff sign-in', tr: 'Personel girişi' } },
];

describe.each([...PAGES])('$path', ({ area, path, says }) => {
  test.each([...LANGUAGES])('is drawn without a browser in %s', async (language) => {
    expect(globalThis).not.toHaveProperty('window');
    expect(await draw(area, path, language)).toContain(says[language]);
  });
});
