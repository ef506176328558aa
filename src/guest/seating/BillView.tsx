import { Trans, useLingui } from '@lingui/react/macro';
import { shownKurus } from '#domain/money';
import { isBilled } from '#domain/seatings/bill';
import type { BillOrder, SeatEntry, SeatRead } from '#domain/seatings/seating';
import { formatMoney } from '../../i18n/format';
import { localized } from '../../i18n/localized';
import { useLanguage } from '../../i18n/use-language';
import { Hint, Stack, Text } from '../../ui/layout/Flow';
import * as styles from './seating.css';
import { usePersonName } from './use-person-name';

/** Shows all orders of the table with their total. */
export function BillView({ seat }: { seat: SeatRead }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { orders, entry, totalAmount } = seat;
  if (orders.length === 0) {
    return entry === 'in' ? (
      <Text size="body" tone="muted">{t`Nothing ordered at this table yet.`}</Text>
    ) : (
      <Entry entry={entry} />
    );
  }
  return (
    <Stack as="section" gap={20} aria-label={t`Bill`}>
      {orders.map((order) => (
        <OrderOnBill key={order.code} order={order} />
      ))}
      {entry !== 'in' && <Entry entry={entry} />}
      <p className={styles.sum}>
        <Trans>Total</Trans>
        <span className={styles.amount}>{formatMoney(shownKurus(totalAmount), language)}</span>
      </p>
    </Stack>
  );
}

/** Tells a phone that sees only its own orders why, and what to do. */
function Entry({ entry }: { entry: Exclude<SeatEntry, 'in'> }) {
  return (
    <Text size="body" tone="muted" role="status">
      {entry === 'first_order' && (
        <Trans>You see the bill of your table once our team has confirmed your first order.</Trans>
      )}
      {entry === 'asking' && (
        <Trans>
          We've asked the others at your table whether this phone may see the bill. Until then you
          see your own orders only. You can order meanwhile.
        </Trans>
      )}
      {entry === 'unanswered' && (
        <Trans>
          Nobody has let this phone see the bill of the table. You see your own orders only. You can
          order; to ask again, scan the code on your table, or ask our team.
        </Trans>
      )}
    </Text>
  );
}

function OrderOnBill({ order }: { order: BillOrder }) {
  const language = useLanguage();
  const personName = usePersonName();
  const isOn = isBilled(order);
  return (
    <Stack gap={8}>
      <h3 className={styles.name}>
        {personName(order)}
        <Hint as="span">
          {order.code}
          {order.status === 'pending' && (
            <>
              {' · '}
              <Trans>not confirmed yet</Trans>
            </>
          )}
          {!isOn && (
            <>
              {' · '}
              {order.paidAt ? <Trans>paid by card</Trans> : <Trans>cancelled</Trans>}
            </>
          )}
        </Hint>
      </h3>
      {order.items.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change.
        <p key={index} className={isOn ? styles.row : styles.cancelled}>
          <span>
            {line.quantity} × {localized(line, 'name', language)}
          </span>
          <span className={styles.amount}>
            {formatMoney(shownKurus(line.totalPrice), language)}
          </span>
        </p>
      ))}
    </Stack>
  );
}
