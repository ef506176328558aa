import { Trans, useLingui } from '@lingui/react/macro';
import { Maximize2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ServiceType } from '#domain/orders/order';
import { useServiceText } from '../../../i18n/label-text';
import { Text } from '../../../ui/layout/Flow';
import { Dialog } from '../../../ui/overlays/Dialog';
import { LineName } from '../shared/LineName';
import type { ReceiptLine } from '../shared/receipt';
import { OpenButton } from './OpenButton';
import * as styles from './OrderCodeFullScreen.css';

export type PosterOrder = {
  code: string;
  serviceType: ServiceType | null;
  tableNumber: string | null;
  guestName: string | null;
  lines: readonly ReceiptLine[];
};

/** Opens the order in large print for the waiter. */
export function OrderCodeFullScreen({ order, note }: { order: PosterOrder; note: ReactNode }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <OpenButton icon={<Maximize2 aria-hidden="true" size={20} />} onOpen={() => setOpen(true)}>
        <Trans>Show the order in big letters</Trans>
      </OpenButton>
      <Dialog
        isOpen={isOpen}
        title={t`For the team`}
        onClose={() => setOpen(false)}
        className={styles.poster}
      >
        <Poster order={order} note={note} />
      </Dialog>
    </>
  );
}

function Poster({ order, note }: { order: PosterOrder; note: ReactNode }) {
  const serviceText = useServiceText();
  const { code, serviceType, tableNumber, guestName, lines } = order;
  return (
    <div className={styles.words}>
      <p translate="no" className={styles.code}>
        {code}
      </p>
      <p className={styles.service}>
        {serviceType === 'table' && tableNumber ? (
          <Trans>Table {tableNumber}</Trans>
        ) : (
          serviceType && serviceText(serviceType)
        )}
        {guestName && ` · ${guestName}`}
      </p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.key} className={styles.line}>
            <span className={styles.quantity}>{line.quantity} ×</span>
            <LineName line={line} />
          </li>
        ))}
      </ul>
      <Text size="body">{note}</Text>
    </div>
  );
}
