import { Trans, useLingui } from '@lingui/react/macro';
import { Hand, ReceiptText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { openCalls } from '#domain/seatings/seating';
import { useBarRules } from '../../data/react/staff/use-bar-rules';
import { useStaffSeatings } from '../../data/react/staff/use-staff-seatings';
import { useStaffTables } from '../../data/react/staff/use-staff-tables';
import { formatTime } from '../../i18n/format';
import { Button } from '../../ui/controls/Button';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import * as styles from './AlarmBar.css';
import { barSound } from './bar-sound';
import { createOrderCall } from './order-call';
import { useTakeCall } from './use-take-call';

/** Rings for a table's call on every page until a person takes it; new orders take precedence. */
export function CallBar({ isLocked }: { isLocked: boolean }) {
  const { t } = useLingui();
  const seatings = useStaffSeatings();
  const { rows: tables } = useStaffTables();
  const take = useTakeCall();
  const calls = seatings
    .flatMap((seating) => openCalls(seating).map((call) => ({ ...call, seating })))
    .sort((a, b) => (a.at < b.at ? -1 : 1));
  useRing(calls.map(({ seating, call, at }) => `${seating.id} ${call} ${at}`).join(','));
  const [oldest] = calls;
  if (!oldest) return null;
  const label = tables?.find(({ id }) => id === oldest.seating.tableId)?.label ?? '';
  const time = formatTime(Date.parse(oldest.at), 'tr');
  const more = calls.length - 1;
  const Icon = oldest.call === 'bill' ? ReceiptText : Hand;
  return (
    <section aria-label={t`Calls from tables`} className={styles.bar}>
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
      {!isLocked && (
        <div className={styles.actions}>
          <Button
            tone="outline"
            size="cta"
            className={styles.primary}
            onClick={() => take(oldest.seating.id, oldest)}
          >
            <Trans>I'll go</Trans>
            <VisuallyHidden>{`: ${label}`}</VisuallyHidden>
          </Button>
        </div>
      )}
    </section>
  );
}

function useRing(key: string): void {
  const [call] = useState(() => createOrderCall(barSound));
  const { alarmRepeatSeconds } = useBarRules();
  useEffect(
    () => call.start(key === '' ? 'calm' : 'new', key.split(','), alarmRepeatSeconds),
    [call, key, alarmRepeatSeconds],
  );
}
