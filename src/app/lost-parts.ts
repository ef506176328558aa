import { probe } from '../data/network/net';

const RELOADED_KEY = 'bb-reloaded';

/**
 * Reloads the page once if a chunk of an older build is gone from the server. Offline the page must not reload: the
 * device has only the present page.
 */
export function reloadForLostParts(): void {
  window.addEventListener('vite:preloadError', () => void reloadOnce());
}

/** The app never reloads a tablet in a shift: sound would need a new tap. */
export function stayForLostParts(): void {
  window.addEventListener('vite:preloadError', leaveToUs);
}

/** Sets the router's own mark of a reload, which stops the router from reloading. */
function leaveToUs({ payload }: VitePreloadErrorEvent): void {
  sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1');
}

async function reloadOnce(): Promise<void> {
  if (sessionStorage.getItem(RELOADED_KEY) || !(await probe())) return;
  sessionStorage.setItem(RELOADED_KEY, '1');
  window.location.reload();
}
