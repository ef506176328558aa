import { createStore } from '../store';

export type Update = { ready: boolean; apply(): void };

const NONE: Update = { ready: false, apply: () => {} };

export const updateStore = createStore<Update>(NONE);

/** Marks this tab as outdated: the person must reload it. */
export function offerReload(): void {
  updateStore.set({ ready: true, apply: () => window.location.reload() });
}
