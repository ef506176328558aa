import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { adminRoutes } from '../../src/app/admin.routes';
import { Providers } from '../../src/app/Providers';
import { createAppRouter } from '../../src/app/router';
import { type Area, createTranslator } from '../../src/i18n/i18n';
import { LANGUAGES, type Language } from '../../src/i18n/language';

/** The guest page will be drawn by the server one day: no screen may need a browser to be drawn. */
async function draw(area: Area, path: string, language: Language): Promise<string> {
  const router = createAppRouter({
    staff: adminRoutes,
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const [i18n] = await Promise.all([createTranslator(language, area, 'order'), router.load()]);
  return renderToString(
    <Providers area={area} i18n={i18n}>
      <RouterProvider router={router} />
    </Providers>,
  );
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
