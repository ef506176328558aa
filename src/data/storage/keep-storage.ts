import type { OutboxDb } from '../db';

type Keeper = { persist?: () => Promise<boolean> };

let isAsked = false;

/** Something here matters now: the browser is asked, once, not to clear it when room gets short. */
export function askToKeep(db: OutboxDb, keeper: Keeper | undefined = navigator.storage): void {
  if (isAsked) return;
  isAsked = true;
  void keeper
    ?.persist?.()
    .then((isKept) => db.meta.put({ k: 'isPersistent', v: isKept }))
    .catch(() => {});
}
