import type { Alarm } from './alarm-state';
import type { OrderSound } from './order-sound';

/** An order that nobody has looked at for a minute lets nobody rest. */
const REPEAT_MS = { new: 20_000, overlooked: 5_000 };

export type OrderCall = {
  /** Calls for these from now on, until it is stopped. */
  start(stage: Alarm['stage'], ids: readonly string[]): () => void;
};

/** What is new, or has become louder, rings at once; then all of it repeats, whoever touches whatever. */
export function createOrderCall(sound: Pick<OrderSound, 'ring' | 'alarm'>): OrderCall {
  const heard = new Set<string>();

  /** Whether one of them has not been heard in this voice. */
  function hasNew(stage: Alarm['stage'], ids: readonly string[]): boolean {
    const before = heard.size;
    for (const id of ids) heard.add(`${stage} ${id}`);
    return heard.size > before;
  }

  /** An order that stopped calling rings at once when it calls again. */
  function forgetOthers(stage: Alarm['stage'], ids: readonly string[]): void {
    const calling = new Set(ids.map((id) => `${stage} ${id}`));
    for (const key of heard) {
      const isOfStage = stage === 'calm' || key.startsWith(stage);
      if (isOfStage && !calling.has(key)) heard.delete(key);
    }
  }

  return {
    start(stage, ids) {
      forgetOthers(stage, ids);
      if (stage === 'calm') return () => {};
      const call = stage === 'overlooked' ? sound.alarm : sound.ring;
      if (hasNew(stage, ids)) call();
      const timer = setInterval(call, REPEAT_MS[stage]);
      return () => clearInterval(timer);
    },
  };
}
