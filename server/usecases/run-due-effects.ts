import { log } from '../log/log';
import type { ClaimedEffect } from '../repositories/effects.repository';
import type { EffectHandler } from '../services/mailer';
import type { Parts } from './shared/staff-change';

const AT_ONCE = 10;
const TIMEOUT_MS = 20_000;
/** The lease of an effect (ms) is longer than any attempt; after the lease the holder counts as dead. */
const LEASE_MS = 60_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
const MAX_ATTEMPTS = 30;

/** Runs the due effects of one kind, each at least once: after a crash the handler may get an id again. */
export async function runDueEffects(
  { effects, now }: Pick<Parts, 'effects' | 'now'>,
  { kind, handler }: { kind: string; handler: EffectHandler },
): Promise<void> {
  const claimed = await effects.claimDue(kind, { now: now(), leaseMs: LEASE_MS, limit: AT_ONCE });
  await Promise.all(
    claimed.map(async (effect) => {
      const isDone = await attempt(effect, handler);
      await effects.settle(
        effect,
        isDone ? { state: 'done', nextAt: now() } : later(effect, now()),
      );
    }),
  );
}

async function attempt(effect: ClaimedEffect, handler: EffectHandler): Promise<boolean> {
  const { id, kind, payload, attempts } = effect;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    await Promise.race([handler({ id, kind, payload }, signal), whenAborted(signal)]);
    return true;
  } catch (error) {
    // The payload may hold personal data, so the log names only the id.
    log.error('effect.failed', error, { kind, id, attempts });
    return false;
  }
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function later({ attempts }: ClaimedEffect, now: number) {
  if (attempts >= MAX_ATTEMPTS) return { state: 'failed', nextAt: now } as const;
  const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));
  return { state: 'waiting', nextAt: now + pauseMs } as const;
}
