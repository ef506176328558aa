import type { LockPort } from '../../src/data/deps';

type Holder = { owner: LockOwner; lose(): void };
export type LockOwner = { isDead(): boolean; later(run: () => void): void };

/** Web Locks of one browser. A tab that dies lets go of its locks; a frozen one keeps them until they are stolen. */
export type BrowserLocks = { forTab(owner: LockOwner): LockPort; release(owner: LockOwner): void };

export function createBrowserLocks(): BrowserLocks {
  const held = new Map<string, Holder>();

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
          const letGo = () => held.get(name) === mine && held.delete(name);
          run({ name }).finally(letGo).then(resolve, reject);
        });
      },
    };
  }

  return {
    forTab,
    release(owner) {
      for (const [name, holder] of held) if (holder.owner === owner) held.delete(name);
    },
  };
}
