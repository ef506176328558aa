import { Trans, useLingui } from '@lingui/react/macro';
import { Hand, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TableCall } from '#domain/seatings/table-calls';
import { useStaffTables } from '../../data/react/staff/use-staff-tables';
import { formatTime } from '../../i18n/format';
import { Button } from '../../ui/controls/Button';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import * as styles from './AlarmBar.css';
import { useTakeCall } from './use-take-call';

type CallBarProps = {
  calls: readonly TableCall[];
  isLocked: boolean;
  /** The bar shows this button before its own. */
  sound: ReactNode;
};

/** Shows the oldest call of a table, and how many more there are, until a person takes it. */
export function CallBar({ calls, isLocked, sound }: CallBarProps) {
  const { t } = useLingui();
  const { rows: tables } = useStaffTables();
  const take = useTakeCall();
  const [oldest] = calls;
  if (!oldest) return null;
  const label = tables?.find(({ id }) => id === oldest.tableId)?.label ?? '';
  const time = formatTime(Date.parse(oldest.at), 'tr');
  const more = calls.length - 1;
  const Icon = oldest.call === 'bill' ? ReceiptText : Hand;
  return (
    <section aria-label={t`Calls from tables`} className={styles.callBar}>
      <Icon aria-hidden="true" size={28} className={styles.icon} />
      <div role="alert" className={styles.words}>
        <strong>
          {oldest.call === 'bill' ? (
            <Trans>Table {label} asks for the bill</Trans>
          ) : (
            <Trans>Table {label} calls</Trans>
          )}
        </strong>{' '}
        <span>
          {time}
          {more > 0 && (
            <>
              {' · '}
              <Trans>{more} more</Trans>
            </>
          )}
        </span>
      </div>
      <div className={styles.actions}>
        {sound}
        {!isLocked && (
          <Button
            tone="outline"
            size="cta"
            className={styles.primary}
            onClick={() => take(oldest.seatingId, oldest)}
          >
            <Trans>I'll go</Trans>
            <VisuallyHidden>{`: ${label}`}</VisuallyHidden>
          </Button>
        )}
      </div>
    </section>
  );
}
