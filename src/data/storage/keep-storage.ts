import type { OutboxDb } from '../db';

type Keeper = { persist?: () => Promise<boolean> };

let isAsked = false;

/** Asks the browser once for persistent storage. */
export function askToKeep(db: OutboxDb, keeper: Keeper | undefined = navigator.storage): void {
  if (isAsked) return;
  isAsked = true;
  void keeper
    ?.persist?.()
    .then((isKept) => db.meta.put({ k: 'isPersistent', v: isKept }))
    .catch(() => {});
}
