import { Trans, useLingui } from '@lingui/react/macro';
import { QrCode } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { LocalOrder } from '../../../data/orders/my-order';
import { lazyPart } from '../../../ui/layout/lazy-part';
import { receiptOfCart } from '../shared/receipt';
import { OpenButton } from './OpenButton';
import { OrderCodeFullScreen } from './OrderCodeFullScreen';
import * as styles from './OrderCodeFullScreen.css';

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
        note={<Trans>Not sent yet. If you take it by hand, ask the guest to cancel it here.</Trans>}
      />
    </div>
  );
}

function ShowCode({ local: { id, code } }: { local: LocalOrder }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <OpenButton icon={<QrCode aria-hidden="true" size={20} />} onOpen={() => setOpen(true)}>
        <Trans>Code for the bar's tablet</Trans>
      </OpenButton>
      <Suspense fallback={null}>
        {isOpen && <QrOrderDialog orderId={id} code={code} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
