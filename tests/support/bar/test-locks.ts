import type { LockPort } from '../../../src/data/db';

type Holder = { rob(): void; ended: Promise<void> };

/** Simulates Web Locks for one browser: a request waits its turn, is refused, or steals the lock from its holder. */
export function createLocks(): LockPort {
  const held = new Map<string, Holder>();
  return {
    async request(name, { ifAvailable, steal, signal }, run) {
      if (ifAvailable && held.has(name)) return run(null);
      if (steal) held.get(name)?.rob();
      for (let holder = held.get(name); holder; holder = held.get(name)) {
        await Promise.race([holder.ended, givenUp(signal)]);
      }
      const { mine, end, robbed } = createHolder();
      held.set(name, mine);
      try {
        return await Promise.race([run({ name }), robbed]);
      } finally {
        if (held.get(name) === mine) held.delete(name);
        end();
      }
    },
  };

  function createHolder() {
    let [end, onRobbed] = [() => {}, () => {}];
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const robbed = new Promise<never>((_, reject) => {
      onRobbed = () => reject(new DOMException('Stolen.', 'AbortError'));
    });
    const rob = () => {
      for (const [name, holder] of held) if (holder === mine) held.delete(name);
      onRobbed();
      end();
    };
    const mine: Holder = { rob, ended };
    return { mine, end, robbed };
  }
}

function givenUp(signal: AbortSignal | undefined): Promise<never> {
  const given = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new DOMException('Given up.', 'AbortError'));
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp);
  });
  // After the lock is granted no code awaits this promise.
  given.catch(() => {});
  return given;
}
