import { createStore } from '../store';

type InstallPrompt = Event & { prompt(): Promise<unknown> };

export const installStore = createStore<InstallPrompt | null>(null);

export function watchInstall(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  function onOffer(event: Event) {
    // The app defers the browser's own banner until the guest asks.
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
