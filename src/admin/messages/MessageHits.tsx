import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { MessageSquare } from 'lucide-react';
import { isMessageMeant, MESSAGES_AT_ONCE } from '#domain/messages/reply-texts';
import type { MessageRead } from '#domain/messages/send-message';
import { useStaffReading } from '../../data/react/staff/use-staff-figures';
import { type StaffMessage, useStaffMessages } from '../../data/react/staff/use-staff-rows';
import { LinkButton } from '../../ui/controls/LinkButton';
import { Hint } from '../../ui/layout/Flow';
import * as styles from './Messages.css';

export type MessagePage = { messages: MessageRead[]; total: number };

/** Returns the server's messages that this tablet does not keep; they have no queued changes. */
export function notKept(
  page: MessagePage | null,
  own: readonly StaffMessage[] | undefined,
): StaffMessage[] {
  const kept = new Set(own?.map(({ id }) => id));
  return (page?.messages ?? [])
    .filter(({ id }) => !kept.has(id))
    .map((row) => ({ ...row, isQueued: false, conflict: null }));
}

function foundPath(typed: string, status = 'all', limit = MESSAGES_AT_ONCE): string {
  const query = new URLSearchParams({ search: typed, status, limit: String(limit) });
  return `/api/admin/contact-messages?${query}`;
}

/** Finds messages on this tablet at once, and all others on the server. */
export function useFoundMessages(
  typed: string,
  status: string,
  own: readonly StaffMessage[] | undefined,
) {
  const path = typed === '' ? null : foundPath(typed, status);
  const { state, value, again } = useStaffReading<MessagePage>(path, own?.length);
  const here = (own ?? []).filter(
    (row) => (status === 'all' || row.status === status) && isMessageMeant(row, typed),
  );
  const rows = [...here, ...notKept(value, own)];
  return { state, rows, total: Math.max(value?.total ?? 0, rows.length), again };
}

/** Leads from another list's search to the contact messages that fit the same words. */
export function MessageHits({ typed }: { typed: string }) {
  const { t } = useLingui();
  const { rows } = useStaffMessages();
  const { state, value } = useStaffReading<{ total: number }>(
    typed === '' ? null : foundPath(typed, 'all', 1),
  );
  const here = typed === '' ? 0 : (rows ?? []).filter((row) => isMessageMeant(row, typed)).length;
  const total = Math.max(value?.total ?? 0, here);
  if (total === 0) return null;
  return (
    <div className={styles.older}>
      <LinkButton asChild tone="outline" size="compact" icon={<MessageSquare size={20} />}>
        <Link to="/admin/contact-messages" search={{ q: typed }}>
          <Plural
            value={total}
            one="# contact message has these words"
            other="# contact messages have these words"
          />
        </Link>
      </LinkButton>
      {state === 'failed' && (
        <Hint>{t`Searched on this tablet: the last 30 days and all unread messages.`}</Hint>
      )}
    </div>
  );
}
