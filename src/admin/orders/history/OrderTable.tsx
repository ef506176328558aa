import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleDashed } from 'lucide-react';
import { shownKurus } from '#domain/money';
import { orderStatusOf } from '#domain/orders/order';
import { formatDateTime } from '../../../i18n/day-text';
import { formatMoney } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Hint, Text } from '../../../ui/layout/Flow';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import * as styles from '../../shared/record-table.css';
import { OrderBadge } from '../panel/PanelHead';
import { REASON_WORDS, usePlaceText } from '../shared/board-words';
import { useOrderActions } from '../shared/order-actions';
import type { ListedOrder } from './history-filter';
import { methodName } from './OrderFilters';

/** Shows orders. On a phone each row is a card. */
export function OrderTable({ orders }: { orders: readonly ListedOrder[] }) {
  const language = useLanguage();
  const { t } = useLingui();
  const placeText = usePlaceText();
  const { open } = useOrderActions();
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        <VisuallyHidden>{t`Orders`}</VisuallyHidden>
      </caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{t`Order`}</th>
          <th scope="col">{t`Ordered at`}</th>
          <th scope="col">{t`Guest`}</th>
          <th scope="col">{t`Status`}</th>
          <th scope="col">{t`Payment`}</th>
          <th scope="col" className={styles.end}>{t`Total`}</th>
        </tr>
      </thead>
      <tbody className={styles.body}>
        {orders.map((order) => {
          const dishes = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
          const { code, cancelReason } = order;
          return (
            <tr key={order.id} className={styles.row}>
              <th scope="row" className={styles.order}>
                <button type="button" className={styles.open} onClick={() => open(order)}>
                  <span translate="no">{code}</span> · {placeText(order)}
                </button>
              </th>
              <td className={styles.number}>
                {formatDateTime(Date.parse(order.createdAt), language)}
              </td>
              <td className={styles.guest}>
                {order.guestName}
                <Hint className={styles.number}>
                  <Plural value={dishes} one="# item" other="# items" />
                </Hint>
              </td>
              <td className={styles.status}>
                <OrderBadge status={orderStatusOf(order.status)} />
                {order.isQueued && (
                  <span className={styles.queued}>
                    <CircleDashed size={14} />
                    <Trans>Waiting to be sent</Trans>
                  </span>
                )}
                {cancelReason && <Hint as="span">{t(REASON_WORDS[cancelReason])}</Hint>}
              </td>
              <td className={styles.status}>
                <Payment order={order} />
              </td>
              <td lang="tr" className={styles.end}>
                {formatMoney(shownKurus(order.totalAmount), 'tr')}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const PAID_WORDS = { no: msg`Not paid yet`, part: msg`Part paid`, yes: msg`Paid` };

/** Says whether the order's bill is paid, and how. */
function Payment({ order: { paid, methods = [], status } }: { order: ListedOrder }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (!paid || (status === 'cancelled' && methods.length === 0)) return null;
  const names = methods.map((method) => methodName(method, language)).join(', ');
  return (
    <>
      <Text as="span" weight={600} tone={paid === 'part' ? 'honey' : 'ink'}>
        {t(PAID_WORDS[paid])}
      </Text>
      {names && <Hint as="span"> {names}</Hint>}
    </>
  );
}
