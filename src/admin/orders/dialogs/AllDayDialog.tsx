import { Trans } from '@lingui/react/macro';
import { ChefHat } from 'lucide-react';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-orders';
import { useLanguage } from '../../../i18n/use-language';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Dialog } from '../../../ui/overlays/Dialog';
import { dishName, type TicketLine } from '../shared/ticket-lines';
import { useExtrasText } from '../shared/use-extras-text';
import * as styles from './AllDayDialog.css';
import { type AllDayDish, allDay } from './all-day';

type AllDayDialogProps = { orders: readonly OrderOnBoard[]; onClose: () => void };

/** Shows the open quantity of each dish over all visible tickets. */
export function AllDayDialog({ orders, onClose }: AllDayDialogProps) {
  const dishes = allDay(orders);
  return (
    <Dialog
      variant="panel"
      title={<Trans>All day</Trans>}
      description={<Trans>To prepare: new, confirmed and preparing</Trans>}
      onClose={onClose}
    >
      {dishes.length === 0 ? (
        <EmptyState icon={<ChefHat aria-hidden="true" size={32} />}>
          <Trans>Nothing to prepare.</Trans>
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {dishes.map((dish) => (
            <Dish key={dish.line.menuItemId} dish={dish} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function Dish({ dish: { line, quantity, ways } }: { dish: AllDayDish }) {
  const language = useLanguage();
  const name = dishName(line, language);
  const isEnglish = name === dishName(line, 'en');
  return (
    <li className={styles.row}>
      <span className={styles.quantity}>{quantity}×</span>
      <span className={styles.dish}>
        <span {...(isEnglish ? { lang: 'en', translate: 'no' } : {})}>{name}</span>
        {ways.map((way) => (
          <Way key={way.key} way={way} />
        ))}
      </span>
    </li>
  );
}

function Way({ way: { quantity, customizations } }: { way: TicketLine }) {
  const extras = useExtrasText()(customizations);
  const { notes } = customizations;
  if (extras.length === 0 && !notes) return null;
  return (
    <span className={styles.way}>
      {quantity}× {extras.join(' · ')}
      {notes && <strong className={styles.note}>{notes}</strong>}
    </span>
  );
}
