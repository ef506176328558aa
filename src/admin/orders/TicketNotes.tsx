import { useLingui } from '@lingui/react/macro';
import { MapPin, Phone, TriangleAlert } from 'lucide-react';
import type { StaffOrder } from '#domain/orders/order-view';
import { deliveryFacts } from './delivery-facts';
import * as styles from './TicketNotes.css';

/** The guest's wish, said before the dishes. */
export function TicketWish({ order }: { order: StaffOrder }) {
  const { instructions } = deliveryFacts(order);
  if (!instructions) return null;
  return (
    <p className={styles.wish}>
      <TriangleAlert aria-hidden="true" size={18} className={styles.icon} />
      <span className={styles.words}>{instructions}</span>
    </p>
  );
}

/** Where a delivery goes, and whom to ring when nobody opens. */
export function TicketAddress({ order }: { order: StaffOrder }) {
  const { t } = useLingui();
  const { address, phone } = deliveryFacts(order);
  if (order.orderType !== 'delivery') return null;
  return (
    <div className={styles.address}>
      <MapPin aria-hidden="true" size={18} className={styles.icon} />
      <div className={styles.words}>
        <p>{address}</p>
        {phone && (
          <a
            className={styles.phone}
            href={`tel:${phone.replaceAll(' ', '')}`}
            aria-label={t`Call ${phone}`}
          >
            <Phone aria-hidden="true" size={16} />
            {phone}
          </a>
        )}
      </div>
    </div>
  );
}
