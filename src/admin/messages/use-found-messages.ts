import { isMessageMeant } from '#domain/messages/reply-texts';
import type { MessageRead } from '#domain/messages/send-message';
import { useStaffReading } from '../../data/react/staff/use-staff-figures';
import type { StaffMessage } from '../../data/react/staff/use-staff-rows';

/** The page shows at most this many of the server's messages. */
const LIMIT = 200;

type Page = { messages: MessageRead[]; total: number };

export type FoundMessages = {
  state: 'idle' | 'loading' | 'ready' | 'missing' | 'failed';
  rows: StaffMessage[];
  total: number;
  again: () => void;
};

export function foundPath(typed: string, status = 'all', limit = LIMIT): string {
  const query = new URLSearchParams({ search: typed, status, limit: String(limit) });
  return `/api/admin/contact-messages?${query}`;
}

/** Finds messages on this tablet at once, and all others on the server. */
export function useFoundMessages(
  typed: string,
  status: string,
  own: readonly StaffMessage[] | undefined,
): FoundMessages {
  const path = typed === '' ? null : foundPath(typed, status);
  const { state, value, again } = useStaffReading<Page>(path, own?.length);
  const here = (own ?? []).filter(
    (row) => (status === 'all' || row.status === status) && isMessageMeant(row, typed),
  );
  const known = new Set(own?.map(({ id }) => id));
  // Rows outside the copy have no queued changes.
  const others = (value?.messages ?? [])
    .filter(({ id }) => !known.has(id))
    .map((row) => ({ ...row, isQueued: false, conflict: null }));
  const rows = [...here, ...others];
  return { state, rows, total: Math.max(value?.total ?? 0, rows.length), again };
}
