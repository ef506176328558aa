import { Trans, useLingui } from '@lingui/react/macro';
import { shownKurus } from '#domain/money';
import type { OrderChange } from '#domain/orders/order-changes';
import type { LocalOrder } from '../../../data/orders/my-order';
import { formatMoney } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Badge } from '../../../ui/feedback/Badge';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { LineName } from '../shared/LineName';
import * as styles from './ChangedOrder.css';

type ChangeRowProps = { change: Exclude<OrderChange, { kind: 'total' }>; local: LocalOrder };

/** Shows one dish whose price changed or that sold out. */
export function ChangeRow({ change, local }: ChangeRowProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const line = local.lines[change.line];
  const points = line?.holdId ? line.pointsUsed : undefined;
  return (
    <li className={styles.change}>
      <LineName line={line ?? change} />
      {change.kind === 'sold_out' ? (
        <>
          <Badge tone="danger">{t`Just sold out`}</Badge>
          {points !== undefined && (
            <span className={styles.back}>{t`You get your ${points} points back.`}</span>
          )}
        </>
      ) : (
        <span className={styles.prices}>
          <VisuallyHidden>
            <Trans>Price changed</Trans>{' '}
          </VisuallyHidden>
          <s className={styles.oldPrice}>{formatMoney(shownKurus(change.old), language)}</s>
          <span aria-hidden="true"> → </span>
          <strong>{formatMoney(shownKurus(change.new), language)}</strong>
        </span>
      )}
    </li>
  );
}
