export type StorageFacts = {
  /** refused: no storage. full: no room. blocked: another tab. evicted: cleared by the browser. */
  trouble: 'refused' | 'full' | 'blocked' | 'evicted' | null;
  unsent: number;
  /** Of these, mutations held in page memory only. */
  inMemory: number;
  canSendClosed: boolean;
  /** Persistent storage was granted; null: not asked, or no response. */
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

/** Notices, the most pressing first; none while no data is at risk. */
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

/** Leaving the page asks only if data would be lost: stored entries continue later. */
export function losesByLeaving({ inMemory }: Pick<StorageFacts, 'inMemory'>): boolean {
  return inMemory > 0;
}
