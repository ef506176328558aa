import { shownKurus } from '#domain/money';
import { staffPrincipal } from '#domain/sync/mutation';
import type { PaidOutToday } from '#domain/till/drawer';
import { countCashMutation, isPaidOut, moveCashMutation } from '#domain/till/drawer';
import { businessDay } from '#domain/venue';
import type { StaffDeps } from '../admin-db';
import { bodyOf, isWaiting, queued } from '../outbox/enqueue';
import { readSession } from '../session';

/** Records cash that went into or out of a drawer. */
export const moveCash = queued(moveCashMutation, 'drawer');

/**
 * Returns what this person has paid out today (kuruş): what the server knew when it was asked, and what this tablet has
 * not sent.
 */
export async function paidOutBefore(deps: StaffDeps, known?: PaidOutToday): Promise<number> {
  const { db, now } = deps;
  const today = businessDay(now());
  const session = await readSession(db);
  const mine = session && staffPrincipal(session.user.id);
  const unsent = (await db.outbox.toArray()).filter(
    ({ kind, state, principal, createdAt }) =>
      kind === moveCashMutation.kind &&
      isWaiting(state) &&
      principal === mine &&
      businessDay(createdAt) === today,
  );
  const bodies = unsent.flatMap((entry) => bodyOf(moveCashMutation.schema, entry) ?? []);
  const waiting = bodies.filter(({ kind }) => isPaidOut(kind));
  const sent = known?.day === today ? shownKurus(known.lira) : 0;
  return waiting.reduce((sum, { amount }) => sum + amount, sent);
}

/** Records a count of a drawer. */
export const countCash = queued(countCashMutation, 'drawer');
