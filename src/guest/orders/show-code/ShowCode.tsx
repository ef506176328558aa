import { Trans, useLingui } from '@lingui/react/macro';
import { Maximize2, QrCode } from 'lucide-react';
import type { ReactNode } from 'react';
import { Suspense, useState } from 'react';
import type { ServiceType } from '#domain/orders/order';
import type { LocalOrder } from '../../../data/orders/my-order';
import { SeldomWords } from '../../../i18n/LazyWords';
import { useServiceText } from '../../../i18n/label-text';
import { Button } from '../../../ui/controls/controls';
import { lazyPart, Text } from '../../../ui/layout/Flow';
import { Dialog } from '../../../ui/overlays/Dialog';
import type { ReceiptLine } from '../shared/OrderFrame';
import { LineName, receiptOfCart } from '../shared/OrderFrame';
import * as styles from './ShowCode.css';

type OpenButtonProps = { icon: ReactNode; onOpen: () => void; children: ReactNode };

function OpenButton({ icon, onOpen, children }: OpenButtonProps) {
  return (
    <Button tone="outline" size="cta" block icon={icon} aria-haspopup="dialog" onClick={onOpen}>
      {children}
    </Button>
  );
}

type PosterOrder = {
  code: string;
  serviceType: ServiceType | null;
  tableNumber: string | null;
  guestName: string | null;
  lines: readonly ReceiptLine[];
};

export function OrderCodeFullScreen({ order, note }: { order: PosterOrder; note: ReactNode }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <OpenButton icon={<Maximize2 size={20} />} onOpen={() => setOpen(true)}>
        {t`Show the order in big letters`}
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

// The dialog loads the QR renderer.
const QrOrderDialog = lazyPart(() => import('./QrOrderDialog').then((part) => part.QrOrderDialog));

/** Lets staff read or scan an order in the venue while the phone is offline. */
export function ShowCodeButton({ local }: { local: LocalOrder }) {
  const { t } = useLingui();
  const { code, draft, lines } = local;
  const { serviceType, tableNumber, guestName } = draft;
  return (
    <div className={styles.ask}>
      <p>{t`In a hurry? Show this to the team`}</p>
      {!local.isUnsaved && <ShowCode local={local} />}
      <OrderCodeFullScreen
        order={{ code, serviceType, tableNumber, guestName, lines: receiptOfCart(lines) }}
        note={t`Not sent yet. If you take it by hand, ask the guest to cancel it here.`}
      />
    </div>
  );
}

function ShowCode({ local: { id, code } }: { local: LocalOrder }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <OpenButton icon={<QrCode size={20} />} onOpen={() => setOpen(true)}>
        <Trans>Code for the bar's tablet</Trans>
      </OpenButton>
      <Suspense fallback={null}>
        {isOpen && (
          <SeldomWords>
            <QrOrderDialog orderId={id} code={code} onClose={() => setOpen(false)} />
          </SeldomWords>
        )}
      </Suspense>
    </>
  );
}
