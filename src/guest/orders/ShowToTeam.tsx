import { Trans, useLingui } from '@lingui/react/macro';
import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import type { LocalOrder } from '../../data/orders/my-order';
import { useServiceText } from '../../i18n/label-text';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/overlays/Dialog';
import { LineName } from './LineName';
import * as styles from './ShowToTeam.css';

/** No signal, but people are in the room: the order in letters that a waiter reads at arm's length. */
export function ShowToTeam({ local }: { local: LocalOrder }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.ask}>
      <p>
        <Trans>In a hurry? Show this to the team</Trans>
      </p>
      <Button
        tone="outline"
        size="cta"
        block
        icon={<Maximize2 aria-hidden="true" size={20} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Trans>Show the order in big letters</Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        title={t`For the team`}
        onClose={() => setOpen(false)}
        className={styles.poster}
      >
        <Poster local={local} />
      </Dialog>
    </div>
  );
}

function Poster({ local }: { local: LocalOrder }) {
  const serviceText = useServiceText();
  const { serviceType, tableNumber, guestName } = local.draft;
  return (
    <div className={styles.words}>
      <p translate="no" className={styles.code}>
        {local.code}
      </p>
      <p className={styles.service}>
        {serviceType === 'table' ? (
          <Trans>Table {tableNumber}</Trans>
        ) : (
          serviceType && serviceText(serviceType)
        )}
        {guestName && ` · ${guestName}`}
      </p>
      <ul className={styles.lines}>
        {local.lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <span className={styles.quantity}>{line.quantity} ×</span>
            <LineName line={line} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        <Trans>Not sent yet. If you take it by hand, ask the guest to cancel it here.</Trans>
      </p>
    </div>
  );
}
