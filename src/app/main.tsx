import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readStoredLanguage } from '../data/preferences/language';
import { type Area, createTranslator, type Words } from '../i18n/i18n';
import '../ui/theme/fonts.css';
import '../ui/theme/reset.css';
import { Providers } from './Providers';
import { createAppRouter } from './router';

const { pathname } = window.location;
const area: Area = pathname.startsWith('/admin') ? 'admin' : 'guest';
/** A page that opens at an order needs its sentences with the first picture. */
const words: Words[] = pathname.startsWith('/order') ? ['guest', 'order'] : [area];

const AFTER_FIRST_PICTURE_MS = 2_500;

/** Loads words and screen side by side, then shows both at once: no half-translated first picture. */
async function start(): Promise<void> {
  const [i18n, router] = await Promise.all([
    createTranslator(readStoredLanguage(), ...words),
    openRouter(),
  ]);
  const root = document.getElementById('root');
  // theme.js has put the plain page in its place.
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <Providers area={area} i18n={i18n}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
  setTimeout(keepOffline, AFTER_FIRST_PICTURE_MS);
}

async function openRouter() {
  const staff =
    area === 'admin' ? { staff: (await import('./admin.routes')).openStaffRoutes() } : {};
  const router = createAppRouter(staff);
  await router.load();
  return router;
}

/** The first picture never waits for what keeps the site offline. */
function keepOffline(): void {
  void import('./register-service-worker').then(({ registerServiceWorker }) =>
    registerServiceWorker(area),
  );
}

void start();
