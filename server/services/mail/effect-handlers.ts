/** An outside effect, as its handler gets it. A repetition has the same id. */
export type Effect = { id: string; kind: string; payload: Readonly<Record<string, unknown>> };

/** Performs it, or throws: then it is retried later. It may run twice under one id. */
export type EffectHandler = (effect: Effect, signal: AbortSignal) => Promise<void>;

/** By kind. A kind without a handler waits for a version of the server that knows it. */
export type EffectHandlers = Readonly<Record<string, EffectHandler>>;

/** Until alarms are sent to a person: a line in the log. */
export const LOGGED_EFFECTS: EffectHandlers = { 'order.unseen': logEffect };

async function logEffect({ id, kind }: Effect): Promise<void> {
  // The payload may name a guest: the log gets the id alone.
  console.error(`ALARM ${kind} ${id}`);
}
