/** What must happen outside, as its handler gets it. A repetition bears the same id. */
export type Effect = { id: string; kind: string; payload: Readonly<Record<string, unknown>> };

/** Does it, or throws: then it is tried again later. It may come twice; the id tells. */
export type EffectHandler = (effect: Effect, signal: AbortSignal) => Promise<void>;

/** By kind. A kind without a handler waits for a version of the server that knows it. */
export type EffectHandlers = Readonly<Record<string, EffectHandler>>;

/** Until somebody is to be called: a line in the log. */
export const LOGGED_EFFECTS: EffectHandlers = { 'order.unseen': logEffect };

async function logEffect({ id, kind }: Effect): Promise<void> {
  // The payload may name a guest: the log gets the id alone.
  console.error(`ALARM ${kind} ${id}`);
}
