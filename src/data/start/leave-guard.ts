import { isTerminal } from '#domain/sync/entry-state';
import { losesByLeaving } from '#domain/sync/storage-advice';
import { unsavedOrders } from '../orders/unsaved-order';

/** Asks before the page is closed while an order exists only in this page. */
export function guardLeaving(): void {
  let isGuarding = false;
  unsavedOrders.subscribe(() => {
    const loses = losesByLeaving({ inMemory: countInMemory() });
    if (loses === isGuarding) return;
    isGuarding = loses;
    // Only while needed: the listener keeps pages out of the back/forward cache.
    if (loses) window.addEventListener('beforeunload', hold);
    else window.removeEventListener('beforeunload', hold);
  });
}

export function countInMemory(): number {
  const unsaved = [...unsavedOrders.get().values()];
  return unsaved.filter(({ entry }) => !isTerminal(entry.state)).length;
}

function hold(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
