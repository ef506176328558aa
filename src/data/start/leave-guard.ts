import { isTerminal } from '#domain/sync/mutation';
import { losesByLeaving } from '#domain/sync/storage-advice';
import { unsavedOrders } from '../orders/new-order';

/** Makes the browser ask before closing the page while an order exists only in this page. */
export function guardLeaving(): void {
  let isGuarding = false;
  unsavedOrders.subscribe(() => {
    const loses = losesByLeaving({ inMemory: countInMemory() });
    if (loses === isGuarding) return;
    isGuarding = loses;
    // The listener exists only while needed: it keeps pages out of the back/forward cache.
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
