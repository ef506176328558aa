import { createStore } from '../store';

type InstallPrompt = Event & { prompt(): Promise<unknown> };

/** The browser's offer to install the app; null: it makes none. */
export const installStore = createStore<InstallPrompt | null>(null);

export function watchInstall(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  function onOffer(event: Event) {
    // Kept for the moment the guest asks for it, instead of the browser's own bar.
    event.preventDefault();
    if (isInstallPrompt(event)) installStore.set(event);
  }
  window.addEventListener('beforeinstallprompt', onOffer, { signal });
  window.addEventListener('appinstalled', () => installStore.set(null), { signal });
  return () => stop.abort();
}

function isInstallPrompt(event: Event): event is InstallPrompt {
  return 'prompt' in event;
}
