import { log } from '../../log/log';
/** Retries have the same id. */
export type Effect = { id: string; kind: string; payload: Readonly<Record<string, unknown>> };

/** Runs the effect and throws to retry later. A handler may run twice under one id. */
export type EffectHandler = (effect: Effect, signal: AbortSignal) => Promise<void>;

/** A kind without a handler waits for a newer server version. */
export type EffectHandlers = Readonly<Record<string, EffectHandler>>;

/** The server writes these alarms to the log. */
export const LOGGED_EFFECTS: EffectHandlers = { 'order.unseen': logEffect };

async function logEffect({ id, kind }: Effect): Promise<void> {
  // The log gets only the id, because the payload may hold personal data.
  log.alarm(kind, { id });
}
