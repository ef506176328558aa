import type { Alarm } from './alarm-state';
import type { OrderSound } from './order-sound';

/** An overlooked order repeats at this interval, whatever the setting says. */
const OVERLOOKED_REPEAT_SECONDS = 5;

export type OrderCall = {
  /** Rings for these orders until the caller stops the sound. */
  start(stage: Alarm['stage'], ids: readonly string[], repeatSeconds: number): () => void;
};

/** New or louder orders ring immediately; then all repeat. */
export function createOrderCall(sound: Pick<OrderSound, 'ring' | 'alarm'>): OrderCall {
  const heard = new Set<string>();

  /** True if an order has not rung at this level. */
  function hasNew(stage: Alarm['stage'], ids: readonly string[]): boolean {
    const before = heard.size;
    for (const id of ids) heard.add(`${stage} ${id}`);
    return heard.size > before;
  }

  /** An order that stopped rings immediately when it starts again. */
  function forgetOthers(stage: Alarm['stage'], ids: readonly string[]): void {
    const calling = new Set(ids.map((id) => `${stage} ${id}`));
    for (const key of heard) {
      const isOfStage = stage === 'calm' || key.startsWith(stage);
      if (isOfStage && !calling.has(key)) heard.delete(key);
    }
  }

  return {
    start(stage, ids, repeatSeconds) {
      forgetOthers(stage, ids);
      if (stage === 'calm') return () => {};
      const isOverlooked = stage === 'overlooked';
      const call = isOverlooked ? sound.alarm : sound.ring;
      if (hasNew(stage, ids)) call();
      const pauseSeconds = isOverlooked ? OVERLOOKED_REPEAT_SECONDS : repeatSeconds;
      const timer = setInterval(call, pauseSeconds * 1_000);
      return () => clearInterval(timer);
    },
  };
}
