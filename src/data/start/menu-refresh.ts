import { drawnPage } from '../drawn-page';
import { loadMenu, menuStore, rereadMenu } from '../menu/menu-store';

const REFRESH_MS = 60_000;

export function keepMenuFresh(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  function refresh() {
    if (document.visibilityState === 'visible') void loadMenu();
  }
  function onMessage({ data }: MessageEvent) {
    if (data?.type === 'menu-updated') void rereadMenu();
  }
  if (!isJustDrawn()) void loadMenu();
  const timer = setInterval(refresh, REFRESH_MS);
  document.addEventListener('visibilitychange', refresh, { signal });
  window.addEventListener('online', refresh, { signal });
  navigator.serviceWorker?.addEventListener('message', onMessage, { signal });
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}

/** True for a page just rendered by the server, not from the service worker: it has the current menu. */
function isJustDrawn(): boolean {
  const isFromServer = drawnPage.get() !== null && !navigator.serviceWorker?.controller;
  return isFromServer && performance.now() < REFRESH_MS;
}

export function reloadMenu(): void {
  const menu = menuStore.get();
  if (menu.state === 'error') menuStore.set({ ...menu, state: 'loading' });
  void loadMenu();
}
