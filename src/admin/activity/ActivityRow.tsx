import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { Fragment } from 'react';
import { orderCode } from '#domain/orders/order';
import { bookingCode } from '#domain/reservations/booking';
import type { ActivityLog } from '#domain/staff/activity-log';
import { formatDateTime, formatTime } from '../../i18n/format';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import * as styles from './Activity.css';
import { type Changed, changesOf } from './activity-changes';
import { actionWords, keyWords, valueWords } from './activity-words';

/** What waited on a tablet for longer says when it arrived. */
const LATE_MS = 60_000;

/** One act: when, who, what, and from what to what. */
export function ActivityRow({ log }: { log: ActivityLog }) {
  const { t } = useLingui();
  const [doneAt, receivedAt] = [Date.parse(log.doneAt), Date.parse(log.createdAt)];
  const arrived = formatTime(receivedAt, 'tr');
  return (
    <li className={styles.row}>
      <span className={styles.when}>
        <span lang="tr">{formatDateTime(doneAt, 'tr')}</span>
        {receivedAt - doneAt > LATE_MS && (
          <span className={styles.late}>
            <Trans>Arrived: {arrived}</Trans>
          </span>
        )}
      </span>
      <span className={styles.who}>{log.adminName ?? <Trans>Account removed</Trans>}</span>
      <span className={styles.what}>
        {t(actionWords(log.action))} <EntityName log={log} />
      </span>
      <span className={styles.changes}>
        {changesOf(log).map((change) => (
          <Change key={change.key} change={change} />
        ))}
      </span>
    </li>
  );
}

/** What people call it: an order and a booking have codes. */
function EntityName({ log: { entity, entityId } }: { log: ActivityLog }) {
  if (entity === 'order') return <span translate="no">#{orderCode(entityId)}</span>;
  if (/reservation$/.test(entity)) return <span translate="no">{bookingCode(entityId)}</span>;
  return null;
}

function Change({ change: { key, from, to } }: { change: Changed }) {
  const { t } = useLingui();
  const name = keyWords(key);
  return (
    <span className={styles.change}>
      {name && <span className={styles.key}>{t(name)}:</span>}
      {from !== undefined && (
        <Fragment>
          <span>{t(valueWords(from))}</span>
          <ArrowRight aria-hidden="true" size={16} />
          <VisuallyHidden>→</VisuallyHidden>
        </Fragment>
      )}
      <strong>{t(valueWords(to))}</strong>
    </span>
  );
}
