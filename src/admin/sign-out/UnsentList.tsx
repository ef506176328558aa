import { Trans, useLingui } from '@lingui/react/macro';
import { orderStatusOf } from '#domain/orders/order';
import type { QueueRow } from '../../data/react/staff/use-staff-queue';
import { formatTime } from '../../i18n/format';
import { STATUS_WORDS } from '../orders/shared/board-words';
import { useStaffMutationText } from '../queue/staff-mutation-text';
import * as styles from './SignOutDialog.css';

/** Shows unsent mutations with time and author. */
export function UnsentList({ rows }: { rows: readonly QueueRow[] }) {
  const { t } = useLingui();
  const mutationText = useStaffMutationText();
  return (
    <ul className={styles.list} aria-label={t`Only on this tablet`}>
      {rows.map((row) => (
        <li key={row.id} className={styles.item}>
          <span className={styles.what}>
            {mutationText(row)}
            {row.toStatus !== null && ` · ${t(STATUS_WORDS[orderStatusOf(row.toStatus)])}`}
          </span>
          <span className={styles.when}>
            {row.createdAt !== null && `${formatTime(row.createdAt, 'tr')} · `}
            {row.who ?? <Trans>somebody</Trans>}
          </span>
        </li>
      ))}
    </ul>
  );
}
