import { shownKurus } from '#domain/money';
import type { StaffOrder } from '#domain/orders/guest-order';
import { formatMoney } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { dishName, type TicketLine, ticketLines } from '../shared/ticket-lines';
import { useExtrasText } from '../shared/use-extras-text';
import * as styles from './Paper.css';

type PaperLinesProps = Pick<StaffOrder, 'items'> & { withPrices?: boolean };

export function PaperLines({ items, withPrices = false }: PaperLinesProps) {
  return (
    <ul className={styles.list}>
      {ticketLines(items).map((line) => (
        <PaperLine key={line.key} line={line} withPrices={withPrices} />
      ))}
    </ul>
  );
}

function PaperLine({ line, withPrices }: { line: TicketLine; withPrices: boolean }) {
  const language = useLanguage();
  const extras = useExtrasText()(line.customizations);
  const { notes } = line.customizations;
  return (
    <li className={styles.line}>
      <span className={withPrices ? undefined : styles.dish}>{line.quantity}×</span>
      <span>
        <span className={withPrices ? undefined : styles.dish}>{dishName(line, language)}</span>
        {extras.map((extra) => (
          <span key={extra} className={styles.extra}>
            {extra}
          </span>
        ))}
        {notes && <span className={styles.boxed}>{notes}</span>}
      </span>
      {withPrices && (
        <span lang="tr" className={styles.amount}>
          {formatMoney(shownKurus(line.unitPrice) * line.quantity, 'tr')}
        </span>
      )}
    </li>
  );
}
