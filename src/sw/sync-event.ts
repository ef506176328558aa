import type { BuildFile } from './build-files';

export type SyncEvent = ExtendableEvent & { tag: string };

declare global {
  /** The second script, send-outbox.ts, defines this function. */
  var sendOutbox: (() => Promise<void>) | undefined;
}

const TAG = 'bb-outbox';

/** Loads the large drain script at install: browsers allow `importScripts` later only for scripts loaded then. */
export function installSender(scope: ServiceWorkerGlobalScope, files: readonly BuildFile[]): void {
  if ('sync' in scope.registration) loadSender(scope, files);
}

/** Drains the outbox. The event fails while entries wait, so that the browser repeats the event. */
export function onSync(
  scope: ServiceWorkerGlobalScope,
  event: SyncEvent,
  files: readonly BuildFile[],
): void {
  if (event.tag !== TAG) return;
  if (!globalThis.sendOutbox) loadSender(scope, files);
  event.waitUntil(globalThis.sendOutbox?.() ?? Promise.reject(new Error('The sender is missing.')));
}

function loadSender(scope: ServiceWorkerGlobalScope, files: readonly BuildFile[]): void {
  const sender = files.find(({ part }) => part === 'sender');
  if (sender) scope.importScripts(`/${sender.url}`);
}
