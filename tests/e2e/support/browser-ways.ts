import type { CDPSession, Page } from '@playwright/test';
import { expect } from '@playwright/test';

const SYNC_TAG = 'bb-outbox';

type Registration = { registrationId: string; scopeURL: string; isDeleted: boolean };
type Version = { versionId: string; runningStatus: string };

/** Controls a site's service worker through the browser. */
export type WorkerControl = {
  /** Fires `sync`, as the browser does when the network is back. */
  dispatchSync(): Promise<void>;
  /** Kills the worker, as the browser does when it needs memory. */
  kill(): Promise<void>;
};

/** @param page any page of the same browser, even an empty one */
export async function workerControl(page: Page, origin: string): Promise<WorkerControl> {
  const session = await page.context().newCDPSession(page);
  let registration: Registration | undefined;
  const running = new Set<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registration =
      registrations.find((one) => one.scopeURL.startsWith(origin) && !one.isDeleted) ??
      registration;
  });
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, runningStatus } of versions as Version[]) {
      if (runningStatus === 'running') running.add(versionId);
      else running.delete(versionId);
    }
  });
  await session.send('ServiceWorker.enable');
  await expect.poll(() => registration).toBeDefined();
  return {
    async dispatchSync() {
      await session.send('ServiceWorker.dispatchSyncEvent', {
        origin,
        registrationId: registration?.registrationId ?? '',
        tag: SYNC_TAG,
        lastChance: false,
      });
    },
    async kill() {
      await session.send('ServiceWorker.stopAllWorkers');
      await expect.poll(() => running.size).toBe(0);
    },
  };
}

/** Returns the results of the browser's own background syncs; the list fills by itself. */
export async function syncOutcomes(page: Page): Promise<string[]> {
  const outcomes: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent }) => {
    const { eventName } = backgroundServiceEvent;
    if (/completed|failed/.test(eventName)) outcomes.push(eventName);
  });
  const service = 'backgroundSync';
  await session.send('BackgroundService.setRecording', { shouldRecord: true, service });
  await session.send('BackgroundService.startObserving', { service });
  return outcomes;
}

/** Freezes a tab as the browser freezes unused tabs; returns a function that wakes the tab. */
export async function freeze(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  return () => wake(session);
}

async function wake(session: CDPSession): Promise<void> {
  await session.send('Page.setWebLifecycleState', { state: 'active' });
}

/** Divides the 15 s after which the app gives up a request without a response. */
export function hurryTimeLimits(times: number): void {
  const { setTimeout } = window;
  const hurried = (run: () => void, ms?: number) =>
    setTimeout(run, ms === 15_000 ? ms / times : ms);
  window.setTimeout = hurried as typeof setTimeout;
}

/** Returns the states of this device's outbox entries. */
export function outboxStates(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('bb-guest');
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const asking = db.transaction('outbox').objectStore('outbox').getAll();
    const rows = await new Promise<{ state: string }[]>((resolve) => {
      asking.onsuccess = () => resolve(asking.result);
    });
    db.close();
    return rows.map(({ state }) => state);
  });
}
