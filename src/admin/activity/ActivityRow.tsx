import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { Fragment } from 'react';
import { bookingCode } from '#domain/bookings/booking';
import { orderCode } from '#domain/orders/order';
import { type ActivityLog, KIOSK_ACTOR, STOCK_ACTOR } from '#domain/staff/activity-log';
import { businessDay } from '#domain/venue';
import { formatDateTime, formatTime, formatTimeWithSeconds } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { classNames } from '../../ui/class-names';
import { Stack, Text } from '../../ui/layout/Flow';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import * as text from '../../ui/theme/text.css';
import { moneyText } from '../shared/figures';
import * as styles from './Activity.css';
import { actionWords, isSum, useKeyWords, valueWords } from './activity-words';

/** Entries that waited longer on a tablet also show their arrival. */
const LATE_MS = 60_000;

type ActivityRowProps = {
  log: ActivityLog;
  /** The row's heading shows this business day. */
  day: string;
};

export function ActivityRow({ log, day }: ActivityRowProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [doneAt, receivedAt] = [Date.parse(log.doneAt), Date.parse(log.createdAt)];
  const arrived = formatTime(receivedAt, 'tr');
  return (
    <li className={styles.row}>
      <Stack as="span" gap={0} className={classNames(text.small, text.muted)}>
        <span>
          {businessDay(doneAt) === day
            ? formatTimeWithSeconds(doneAt)
            : formatDateTime(doneAt, language)}
        </span>
        {receivedAt - doneAt > LATE_MS && (
          <Text as="span" tone="honey">
            <Trans>Arrived: {arrived}</Trans>
          </Text>
        )}
      </Stack>
      <Text as="span" size="item">
        <Actor log={log} />
      </Text>
      <span className={styles.what}>
        {t(actionWords(log.action))} <EntityName log={log} />
      </span>
      <span className={styles.changes}>
        {changesOf(log).map((change) => (
          <Change key={change.key} change={change} entity={log.entity} />
        ))}
      </span>
    </li>
  );
}

/** Shows orders and bookings by code, with links. */
function EntityName({ log: { entity, entityId } }: { log: ActivityLog }) {
  if (entity === 'order') {
    return (
      <Link to="/admin/orders" search={{ id: entityId }} translate="no" className={styles.code}>
        #{orderCode(entityId)}
      </Link>
    );
  }
  if (entity !== 'reservation' && entity !== 'brunch_reservation') return null;
  const list = entity === 'reservation' ? 'tables' : 'brunch';
  return (
    <Link
      to={`/admin/reservations/${list}`}
      search={{ id: entityId }}
      translate="no"
      className={styles.code}
    >
      {bookingCode(entityId)}
    </Link>
  );
}

function Change({ change: { key, from, to }, entity }: { change: Changed; entity: string }) {
  const { t } = useLingui();
  const name = useKeyWords()(key, entity);
  const words = (value: unknown) =>
    isSum(key, entity) && value != null ? moneyText(String(value)) : t(valueWords(value));
  return (
    <span className={styles.change}>
      {name && (
        <Text as="span" tone="muted">
          {name}:
        </Text>
      )}
      {from !== undefined && (
        <Fragment>
          <span>{words(from)}</span>
          <ArrowRight aria-hidden="true" size={16} />
          <VisuallyHidden>→</VisuallyHidden>
        </Fragment>
      )}
      <strong>{words(to)}</strong>
    </span>
  );
}

function Actor({ log: { adminName, adminUserId } }: { log: ActivityLog }) {
  if (adminName) return adminName;
  if (adminUserId === KIOSK_ACTOR) return <Trans>PIN on the kiosk</Trans>;
  return adminUserId === STOCK_ACTOR ? <Trans>Stock</Trans> : <Trans>Account removed</Trans>;
}

type Changed = { key: string; from: unknown; to: unknown };

/** The list shows at most this many fields. */
const MOST = 4;
/** These fields hold ids: staff see the names instead. */
const HIDDEN = /(^id|Id|At|^v|^reference)$/;

/** Returns the changed fields with old and new values, and leaves out internal fields. */
export function changesOf(
  { before, after }: Pick<ActivityLog, 'before' | 'after'>,
  most = MOST,
): Changed[] {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...keys]
    .filter((key) => !HIDDEN.test(key))
    .map((key) => ({ key, from: before?.[key], to: after?.[key] }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
    .slice(0, most);
}
