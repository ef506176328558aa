/** Retries have the same id. */
export type Effect = { id: string; kind: string; payload: Readonly<Record<string, unknown>> };

/** Throws to be retried later. It may run twice under one id. */
export type EffectHandler = (effect: Effect, signal: AbortSignal) => Promise<void>;

/** A kind without a handler waits for a newer server version. */
export type EffectHandlers = Readonly<Record<string, EffectHandler>>;

/** Alarms are log lines until they reach a person. */
export const LOGGED_EFFECTS: EffectHandlers = { 'order.unseen': logEffect };

async function logEffect({ id, kind }: Effect): Promise<void> {
  // The payload may hold personal data: only the id is logged.
  console.error(`ALARM ${kind} ${id}`);
}
