import { createStore } from '../store';

export type Update = { ready: boolean; apply(): void };

const NONE: Update = { ready: false, apply: () => {} };

/** A newer build that waits to take over, and how to let it. */
export const updateStore = createStore<Update>(NONE);

/** This tab is behind already: only loading it again helps. */
export function offerReload(): void {
  updateStore.set({ ready: true, apply: () => window.location.reload() });
}
