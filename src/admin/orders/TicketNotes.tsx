import { useLingui } from '@lingui/react/macro';
import { MapPin, TriangleAlert } from 'lucide-react';
import type { StaffOrder } from '#domain/orders/order-view';
import { useLanguage } from '../../i18n/use-language';
import { MaskedPhone } from '../shared/MaskedPhone';
import { deliveryFacts } from './delivery-facts';
import * as styles from './TicketNotes.css';
import { dishName, notedLines, type TicketLine } from './ticket-lines';

/** Allergies and wishes are said before the dishes: none of them may lie where a long order is folded. */
export function TicketWish({ order }: { order: StaffOrder }) {
  const { instructions } = deliveryFacts(order);
  const noted = notedLines(order.items);
  if (!instructions && noted.length === 0) return null;
  return (
    <div className={styles.wish}>
      <TriangleAlert aria-hidden="true" size={20} className={styles.icon} />
      <div className={styles.words}>
        {instructions && <p className={styles.said}>{instructions}</p>}
        {noted.map((line) => (
          <DishNote key={line.key} line={line} />
        ))}
      </div>
    </div>
  );
}

function DishNote({ line }: { line: TicketLine }) {
  const language = useLanguage();
  const name = dishName(line, language);
  const isEnglish = name === dishName(line, 'en');
  return (
    <p>
      {line.quantity}× <span {...(isEnglish ? { lang: 'en', translate: 'no' } : {})}>{name}</span>:{' '}
      <span className={styles.said}>{line.customizations.notes}</span>
    </p>
  );
}

/** Where a delivery goes, and whom to ring when nobody opens; the number is covered until it is asked for. */
export function TicketAddress({ order }: { order: StaffOrder }) {
  const { t } = useLingui();
  const { address, phone } = deliveryFacts(order);
  if (order.orderType !== 'delivery') return null;
  return (
    <div className={styles.address}>
      <MapPin aria-hidden="true" size={18} className={styles.icon} />
      <div className={styles.words}>
        <p>{address}</p>
        {phone && <MaskedPhone phone={phone} name={order.guestName ?? t`the guest`} />}
      </div>
    </div>
  );
}
