import { probe } from '../data/network/page-fetch';

const RELOADED_KEY = 'bb-reloaded';

/**
 * A guest's part of an older build is gone from the server: loading the page again brings the new one, once.
 * Never while the bar is out of reach, for then the page that stands is all there is.
 */
export function reloadForLostParts(): void {
  window.addEventListener('vite:preloadError', () => void reloadOnce());
}

/** A tablet that rings is never loaded again by itself: its sound would wait for a touch. */
export function stayForLostParts(): void {
  window.addEventListener('vite:preloadError', leaveToUs);
}

/** The router would reload by itself, without asking whether anybody is there: it marks its tries so. */
function leaveToUs({ payload }: VitePreloadErrorEvent): void {
  sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1');
}

async function reloadOnce(): Promise<void> {
  if (sessionStorage.getItem(RELOADED_KEY) || !(await probe())) return;
  sessionStorage.setItem(RELOADED_KEY, '1');
  window.location.reload();
}
