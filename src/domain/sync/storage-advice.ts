/** What is known about this device's storage, and about what is only there. */
export type StorageFacts = {
  /** refused: the browser keeps nothing. full: no room. blocked: another tab. evicted: it was cleared. */
  trouble: 'refused' | 'full' | 'blocked' | 'evicted' | null;
  /** Mutations that the bar does not have. */
  unsent: number;
  /** Of these, those that live in the page alone. */
  inMemory: number;
  /** The browser sends what waits when the page is closed. */
  canSendClosed: boolean;
  /** The browser's promise not to clear it by itself; null: not asked, or no answer. */
  isPersistent: boolean | null;
  isInstalled: boolean;
  /** Where the page and the app on the home screen keep things apart. */
  isIos: boolean;
};

export type StorageAdvice =
  | NonNullable<StorageFacts['trouble']>
  | 'keep_open'
  | 'own_storage'
  | 'may_forget'
  | 'clearing';

/** What people should know, the most pressing first; nothing while nothing can be lost. */
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

/** Leaving is only held up when it loses something: what is saved goes on by itself. */
export function losesByLeaving({ inMemory }: Pick<StorageFacts, 'inMemory'>): boolean {
  return inMemory > 0;
}
