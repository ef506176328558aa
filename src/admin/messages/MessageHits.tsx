import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { MessageSquare } from 'lucide-react';
import { isMessageMeant } from '#domain/messages/reply-texts';
import { useStaffReading } from '../../data/react/staff/use-staff-figures';
import { useStaffMessages } from '../../data/react/staff/use-staff-rows';
import { LinkButton } from '../../ui/controls/LinkButton';
import { Hint } from '../../ui/layout/Flow';
import * as styles from './Messages.css';
import { foundPath } from './use-found-messages';

/** Leads from another list's search to the contact messages that fit the same words. */
export function MessageHits({ typed }: { typed: string }) {
  const { rows } = useStaffMessages();
  const { state, value } = useStaffReading<{ total: number }>(
    typed === '' ? null : foundPath(typed, 'all', 1),
  );
  const here = typed === '' ? 0 : (rows ?? []).filter((row) => isMessageMeant(row, typed)).length;
  const total = Math.max(value?.total ?? 0, here);
  if (total === 0) return null;
  return (
    <div className={styles.older}>
      <LinkButton
        asChild
        tone="outline"
        size="compact"
        icon={<MessageSquare aria-hidden="true" size={20} />}
      >
        <Link to="/admin/contact-messages" search={{ q: typed }}>
          <Plural
            value={total}
            one="# contact message has these words"
            other="# contact messages have these words"
          />
        </Link>
      </LinkButton>
      {state === 'failed' && (
        <Hint>
          <Trans>Searched on this tablet: the last 30 days and all unread messages.</Trans>
        </Hint>
      )}
    </div>
  );
}
