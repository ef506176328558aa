import * as v from 'valibot';
import { DomainError } from '#domain/error-codes';
import { cursorText, type PullAnswer, parseCursor } from '#domain/sync/change';
import type { ChangesRepository } from '../../repositories/changes.repository';

export type ReadChangesDeps = { changes: ChangesRepository; now: () => number; minClient: string };

const MAX_PAGE = 500;

export const pullQuery = v.object({
  cursor: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1)),
    String(MAX_PAGE),
  ),
});

/**
 * What changed after a cursor. A cursor of another database, from before the oldest line of the feed, or
 * from a future that a restore has undone, has expired: the tablet starts again from a snapshot.
 */
export async function readChanges(
  { changes, now, minClient }: ReadChangesDeps,
  { cursor, limit }: { cursor: string; limit: number },
): Promise<PullAnswer> {
  const from = parseCursor(cursor);
  if (!from) throw new DomainError('cursor_expired');
  const page = await changes.after(from.seq, Math.min(limit, MAX_PAGE));
  const isOurs = from.epoch === page.epoch && from.seq <= page.headSeq;
  if (!isOurs || from.seq < page.oldestSeq - 1) throw new DomainError('cursor_expired');
  return {
    epoch: page.epoch,
    cursor: cursorText(page.epoch, page.pageSeq),
    hasMore: page.pageSeq < page.headSeq,
    changes: page.changes,
    now: now(),
    minClient,
  };
}
