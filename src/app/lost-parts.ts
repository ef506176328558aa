import { probe } from '../data/network/page-fetch';

const RELOADED_KEY = 'bb-reloaded';

/**
 * A chunk of an older build is gone from the server: reloads once. Never while offline, when the present page is all
 * there is.
 */
export function reloadForLostParts(): void {
  window.addEventListener('vite:preloadError', () => void reloadOnce());
}

/** A tablet in a shift is never reloaded: sound would need a new tap. */
export function stayForLostParts(): void {
  window.addEventListener('vite:preloadError', leaveToUs);
}

/** The router's own marker of a reload: setting it stops the router from reloading. */
function leaveToUs({ payload }: VitePreloadErrorEvent): void {
  sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1');
}

async function reloadOnce(): Promise<void> {
  if (sessionStorage.getItem(RELOADED_KEY) || !(await probe())) return;
  sessionStorage.setItem(RELOADED_KEY, '1');
  window.location.reload();
}
