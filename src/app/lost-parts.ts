import { probe } from '../data/network/net';

const RELOADED_KEY = 'bb-reloaded';

/**
 * Reloads the page once if a chunk of an older build is gone from the server. Offline the page must not reload: the
 * device has only the present page.
 */
export function reloadForLostParts(): void {
  window.addEventListener('lost-part', () => void reloadOnce());
}

async function reloadOnce(): Promise<void> {
  if (sessionStorage.getItem(RELOADED_KEY) || !(await probe())) return;
  sessionStorage.setItem(RELOADED_KEY, '1');
  window.location.reload();
}
