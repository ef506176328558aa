export type StorageFacts = {
  /** The browser gives no storage (refused), has no room (full), waits for a tab (blocked) or lost data (evicted). */
  trouble: 'refused' | 'full' | 'blocked' | 'evicted' | null;
  unsent: number;
  /** Page memory alone holds this many of the mutations. */
  inMemory: number;
  canSendClosed: boolean;
  /** The browser granted persistent storage; null means that the page has not asked, or got no response. */
  isPersistent: boolean | null;
  isInstalled: boolean;
  /** The page and the home-screen app have separate storage (iOS). */
  isIos: boolean;
};

export type StorageAdvice =
  | NonNullable<StorageFacts['trouble']>
  | 'keep_open'
  | 'own_storage'
  | 'may_forget'
  | 'clearing';

/** Returns the notices, the most pressing first; without data at risk the list is empty. */
export function storageAdvice(facts: StorageFacts): StorageAdvice[] {
  const { trouble, unsent, inMemory, isPersistent, isInstalled } = facts;
  const waits = unsent > 0;
  const advice: [StorageAdvice, boolean][] = [
    ['keep_open', waits && (inMemory > 0 || !facts.canSendClosed)],
    ['own_storage', waits && facts.isIos && !isInstalled],
    ['may_forget', waits && isPersistent === false && !isInstalled],
    ['clearing', unsent > inMemory],
  ];
  const said = advice.flatMap(([one, applies]) => (applies ? [one] : []));
  return trouble === null ? said : [trouble, ...said];
}

/** Leaving the page asks only if data would be lost: the outbox sends stored entries later. */
export function losesByLeaving({ inMemory }: Pick<StorageFacts, 'inMemory'>): boolean {
  return inMemory > 0;
}
