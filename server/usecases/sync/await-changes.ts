import * as v from 'valibot';
import { LONGEST_WAIT_S, type PullAnswer } from '#domain/sync/change';
import type { PullWaiters } from '../../services/pull-waiters';
import { pullQuery, type ReadChangesDeps, readChanges } from './read-changes';

export type AwaitChangesDeps = ReadChangesDeps & { waiters: PullWaiters };

export const waitingPullQuery = v.object({
  ...pullQuery.entries,
  wait: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,2}$/),
      v.transform(Number),
      v.transform((waitS) => Math.min(waitS, LONGEST_WAIT_S)),
    ),
    '0',
  ),
});

type WaitingPull = v.InferOutput<typeof waitingPullQuery>;
type Asker = { session: string; signal: AbortSignal };

/** What changed after a cursor; when nothing has, the answer waits a while for something to change. */
export async function awaitChanges(
  deps: AwaitChangesDeps,
  { wait, ...query }: WaitingPull,
  { session, signal }: Asker,
): Promise<PullAnswer> {
  // Taken before the reading: what is committed meanwhile ends the wait at once.
  const seq = deps.changes.headSeq();
  const page = await readChanges(deps, query);
  if (wait === 0 || page.cursor !== query.cursor) return page;
  await deps.waiters.wait({ session, seq, waitMs: wait * 1_000, signal });
  return signal.aborted ? page : readChanges(deps, query);
}
