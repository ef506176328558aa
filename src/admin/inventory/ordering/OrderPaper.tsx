import { Trans } from '@lingui/react/macro';
import { UNIT_WORDS } from '#domain/inventory/inventory-item';
import type { OrderLine } from '#domain/inventory/order-list';
import { formatDateTime } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import * as paper from '../../orders/print/Paper.css';

type OrderPaperProps = { to: string; lines: readonly OrderLine[]; at: number };

/** Prints an order list on the receipt printer's paper, or on a sheet. */
export function OrderPaper({ to, lines, at }: OrderPaperProps) {
  const language = useLanguage();
  const printedAt = formatDateTime(at, language);
  return (
    <div className={paper.paper}>
      <p translate="no" className={paper.place}>
        Bar Bliss
      </p>
      <p>{to}</p>
      <ul className={paper.list}>
        {lines.map(({ name, amount, unit }) => (
          <li key={name} className={paper.row}>
            <span>{name}</span>
            <span className={paper.amount}>
              <span lang="tr">{amount}</span> {UNIT_WORDS[unit][language]}
            </span>
          </li>
        ))}
      </ul>
      <p className={paper.small}>
        <Trans>Printed at {printedAt}</Trans>
      </p>
    </div>
  );
}
