import type { LockPort } from '../../src/data/db';

type Holder = { owner: LockOwner; lose(): void };
export type LockOwner = { name: string; isDead(): boolean; later(run: () => void): void };

/**
 * Simulates one browser's Web Locks. A dead tab releases its locks; a frozen tab keeps them until another steals
 * them.
 */
export type BrowserLocks = {
  forTab(owner: LockOwner): LockPort;
  release(owner: LockOwner): void;
  /** Returns whether a tab is alive and in a run that began under a lock, also a stolen one. */
  isRunning(tab: string): boolean;
};

export function createBrowserLocks(): BrowserLocks {
  const held = new Map<string, Holder>();
  const running = new Set<string>();

  function forTab(owner: LockOwner): LockPort {
    return {
      request(name, { ifAvailable, steal }, run) {
        const holder = held.get(name);
        if (holder && ifAvailable) return run(null);
        if (holder && !steal) throw new Error('Nobody here waits for a lock.');
        holder?.lose();
        return new Promise((resolve, reject) => {
          const mine: Holder = {
            owner,
            lose: () => owner.later(() => reject(new DOMException('It was stolen.', 'AbortError'))),
          };
          held.set(name, mine);
          running.add(owner.name);
          const letGo = () => {
            running.delete(owner.name);
            if (held.get(name) === mine) held.delete(name);
          };
          run({ name }).finally(letGo).then(resolve, reject);
        });
      },
    };
  }

  return {
    forTab,
    release(owner) {
      running.delete(owner.name);
      for (const [name, holder] of held) if (holder.owner === owner) held.delete(name);
    },
    isRunning: (tab) => running.has(tab),
  };
}
