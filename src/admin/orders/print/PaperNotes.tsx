import type { StaffOrder } from '#domain/orders/order-view';
import { useLanguage } from '../../../i18n/use-language';
import { dishName, notedLines } from '../shared/ticket-lines';
import * as styles from './Paper.css';

/** Guests' notes, above the dishes. */
export function PaperNotes({ items }: Pick<StaffOrder, 'items'>) {
  const language = useLanguage();
  return notedLines(items).map((line) => (
    <p key={line.key} className={styles.boxed}>
      {line.quantity}× {dishName(line, language)}: {line.customizations.notes}
    </p>
  ));
}
