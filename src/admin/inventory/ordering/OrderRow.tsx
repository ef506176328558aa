import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { INVENTORY, isLow, numberStyleOf, UNIT_WORDS } from '#domain/inventory/inventory-item';
import type { StockNeed } from '#domain/inventory/recipe';
import { useLanguage } from '../../../i18n/use-language';
import { Badge } from '../../../ui/feedback/Badge';
import { TextInput } from '../../../ui/form/inputs/TextInput';
import { formatCount, useUnderstood } from '../../shared/figures';
import { useStockFieldText } from '../use-stock-field-text';
import * as styles from './OrderList.css';
import { orderedMilli } from './order-amounts';
import type { OrderAmounts } from './use-order-amounts';

/** Shows an item with its stock, its need and the amount to order. */
export function OrderRow({ need, amounts }: { need: StockNeed; amounts: OrderAmounts }) {
  const { t } = useLingui();
  const language = useLanguage();
  const fieldText = useStockFieldText();
  const name = INVENTORY.title(need, language);
  const unit = UNIT_WORDS[need.unit][language];
  const understood = useUnderstood();
  const typed = amounts.amountOf(need);
  const there = formatCount(need.currentStock);
  const least = formatCount(need.minStockLevel);
  const orders = formatCount(need.forOrders);
  const brunches = formatCount(need.forBrunches);
  return (
    <li className={styles.row}>
      <div>
        <span className={styles.name}>
          {name}
          {isLow(need) && (
            <Badge tone="honey" icon={<TriangleAlert aria-hidden="true" size={16} />}>
              <Trans>Low</Trans>
            </Badge>
          )}
        </span>
        <span className={styles.hint}>
          <Trans>
            In stock: {there} {unit} · Minimum: {least} {unit}
          </Trans>
        </span>
        <span className={styles.hint}>
          <Trans>
            Needed: {orders} {unit} for orders, {brunches} {unit} for brunches
          </Trans>
        </span>
      </div>
      <div className={styles.amount}>
        <TextInput
          label={t`Order of ${name} (${unit})`}
          hideLabel
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          {...understood(typed, numberStyleOf(need.unit), unit)}
          {...(orderedMilli(typed, need.unit) === null && { error: fieldText('quantity.invalid') })}
          onChange={(amount) => amounts.type(need.id, amount)}
        />
        <span aria-hidden="true">{unit}</span>
      </div>
    </li>
  );
}
