import type { ReactNode } from 'react';
import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { DrawnPage } from '#domain/pages/drawn-page';
import { readDrawnPage } from '../data/drawn-page';
import { openDrawnPage } from '../data/menu/menu-store';
import {
  storedLanguage,
  storeFirstLanguage,
  takeLinkedLanguage,
} from '../data/preferences/language';
import type { Area, Words } from '../i18n/i18n';
import { createTranslator } from '../i18n/i18n';
import '../ui/theme/fonts.css';
import '../ui/theme/reset.css';
import { replayEarlyTaps } from './early-taps';
import { createGuestRouter, GuestPages } from './guest-pages';
import { Providers } from './Providers';
import { followTranslator } from './translated-page';

const { pathname } = window.location;
const area: Area = /^\/admin(\/|$)/.test(pathname) ? 'admin' : 'guest';
/** An order's page needs its catalogs for the first render. */
const words: Words[] = pathname.startsWith('/order') ? ['guest', 'visit', 'seldom'] : [area];

const AFTER_FIRST_PICTURE_MS = 2_500;

/** Loads words and screen in parallel and renders both at once, so no screen is half translated. */
async function start(): Promise<void> {
  takeLinkedLanguage();
  const drawn = readDrawnPage();
  if (drawn) {
    storeFirstLanguage(drawn.language);
    openDrawnPage(drawn);
  }
  const [i18n, pages] = await Promise.all([
    createTranslator(storedLanguage.get(), ...words),
    openPages(),
  ]);
  followTranslator();
  const root = document.getElementById('root');
  // theme.js shows the plain page instead.
  if (!root) return;
  const app = (
    <StrictMode>
      <Providers area={area} i18n={i18n}>
        {pages}
        <EarlyTaps />
      </Providers>
    </StrictMode>
  );
  // React hydrates in short tasks only in a transition.
  if (drawn && isAsDrawn(drawn)) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  setTimeout(keepOffline, AFTER_FIRST_PICTURE_MS);
}

/** The server renders one page for all, without the URL's dialog, search or filter. */
function isAsDrawn({ language }: DrawnPage): boolean {
  return language === storedLanguage.get() && window.location.search === '';
}

function EarlyTaps() {
  useEffect(replayEarlyTaps, []);
  return null;
}

async function openPages(): Promise<ReactNode> {
  if (area === 'admin') return (await import('./staff-app')).openStaffApp();
  const router = createGuestRouter();
  await router.start();
  return <GuestPages router={router} />;
}

/** First paint never waits for the service worker. */
function keepOffline(): void {
  void import('./register-service-worker').then(({ registerServiceWorker }) =>
    registerServiceWorker(area),
  );
}

void start();
