import type { BuildFile } from './build-files';

export type SyncEvent = ExtendableEvent & { tag: string };

declare global {
  /** Defined by the second script, send-outbox.ts. */
  var sendOutbox: (() => Promise<void>) | undefined;
}

const TAG = 'bb-outbox';

/**
 * Loads the script that drains the outbox: it is four times the size of the rest, so only a `sync` event runs it again.
 * A browser allows `importScripts` after the install only for scripts that the install has loaded.
 */
export function installSender(scope: ServiceWorkerGlobalScope, files: readonly BuildFile[]): void {
  if ('sync' in scope.registration) loadSender(scope, files);
}

/** Drains the outbox. The event fails while entries wait, so the browser repeats it. */
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
