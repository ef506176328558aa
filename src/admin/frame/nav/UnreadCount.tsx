import { Plural } from '@lingui/react/macro';
import { useUnreadMessages } from '../../../data/react/staff/use-staff-messages';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { unread as style } from './UnreadCount.css';

const MOST_SHOWN = 99;

/** Shows the number of unread messages beside their page's name. */
export function UnreadCount() {
  const unread = useUnreadMessages();
  if (unread === 0) return null;
  return (
    <span className={style}>
      <span lang="tr" aria-hidden="true">
        {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
      </span>
      <VisuallyHidden>
        <Plural value={unread} one="# unread message" other="# unread messages" />
      </VisuallyHidden>
    </span>
  );
}
