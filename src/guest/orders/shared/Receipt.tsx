import { useLingui } from '@lingui/react/macro';
import type { CartLine } from '#domain/cart/cart';
import { type Customizations, lineName, typedSauce } from '#domain/menu/menu-item';
import { shownKurus } from '#domain/money';
import type { OrderItemRead } from '#domain/orders/guest-order';
import { formatMoney, localized, useLanguage } from '../../../i18n/language';
import { Stack } from '../../../ui/layout/Flow';
import * as text from '../../../ui/theme/text.css';
import { DishName } from '../../menu/dish/Dish';
import * as styles from './Receipt.css';

/** Describes one receipt line, local or from the server. */
export type ReceiptLine = {
  key: string;
  nameEn: string;
  nameTr: string;
  customizations?: Customizations;
  quantity: number;
  totalKurus: number;
};

export function receiptOfCart(lines: readonly CartLine[]): ReceiptLine[] {
  return lines.map((line) => ({
    ...line,
    key: String(line.id),
    totalKurus: shownKurus(line.price) * line.quantity,
  }));
}

export function receiptOfItems(items: readonly OrderItemRead[]): ReceiptLine[] {
  return items.map((item, index) => ({
    ...item,
    nameEn: dishOf(item.nameEn, item.customizations, 'en'),
    nameTr: dishOf(item.nameTr, item.customizations, 'tr'),
    key: String(index),
    totalKurus: shownKurus(item.totalPrice),
  }));
}

/** The server's line name includes the extras, so this function removes them. */
function dishOf(name: string, chosen: Customizations, language: 'en' | 'tr'): string {
  const choices = lineName({ nameEn: '', nameTr: '' }, chosen, language);
  return choices !== '' && name.endsWith(choices) ? name.slice(0, -choices.length) : name;
}

type LineNameProps = {
  line: { nameEn: string; nameTr: string; customizations?: Customizations };
};

/** Shows "The Bliss Classic + Seasoned Fries". */
export function LineName({ line }: LineNameProps) {
  const language = useLanguage();
  const { customizations = {} } = line;
  const whole = lineName(line, customizations, language);
  return (
    <span className={styles.name}>
      <DishName row={line} />
      {whole.slice(localized(line, 'name', language).length)}
      {[typedSauce(customizations), customizations.notes].map(
        (wish) =>
          wish && (
            <span key={wish} className={`${text.small} ${styles.wish}`}>
              {wish}
            </span>
          ),
      )}
    </span>
  );
}

type ReceiptLinesProps = { lines: ReceiptLine[]; feeKurus: number; totalKurus: number };

export function ReceiptLines({ lines, feeKurus, totalKurus }: ReceiptLinesProps) {
  const language = useLanguage();
  return (
    <div>
      <Stack as="ul" gap={0}>
        {lines.map((line) => (
          <li key={line.key} className={styles.line}>
            <span className={styles.quantity}>{line.quantity} ×</span>
            <LineName line={line} />
            <span className={styles.amount}>{formatMoney(line.totalKurus, language)}</span>
          </li>
        ))}
      </Stack>
      <ReceiptSums feeKurus={feeKurus} totalKurus={totalKurus} />
    </div>
  );
}

export function ReceiptSums({ feeKurus, totalKurus }: Omit<ReceiptLinesProps, 'lines'>) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <dl className={styles.sums}>
      {feeKurus > 0 && (
        <div className={styles.sum}>
          <dt>{t`Delivery fee`}</dt>
          <dd className={styles.amount}>{formatMoney(feeKurus, language)}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{t`Total`}</dt>
        <dd className={styles.amount}>{formatMoney(totalKurus, language)}</dd>
      </div>
    </dl>
  );
}
