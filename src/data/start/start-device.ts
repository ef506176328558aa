import { watchNet } from '../network/watch-net';
import { watchInstall } from '../preferences/install-store';
import { hasLocalData } from '../storage/browser-storage';

/** Starts the work beside every page. Opens the database only where one exists. */
export function startDevice(area: 'guest' | 'admin'): () => void {
  const stops = [watchNet(), watchInstall()];
  void startStored(area);
  return () => {
    for (const stop of stops) stop();
  };
}

async function startStored(area: 'guest' | 'admin'): Promise<void> {
  if (area === 'admin') {
    const { staffDevice } = await import('./staff-device');
    staffDevice();
    return;
  }
  if (!(await hasLocalData())) return;
  const { guestDevice } = await import('./guest-device');
  guestDevice();
}
