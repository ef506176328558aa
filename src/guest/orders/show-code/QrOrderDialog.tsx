import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { encode } from 'uqr';
import type { QrOrderShown } from '../../../data/commands/orders/show-qr-order';
import { showQrOrder } from '../../../data/commands/orders/show-qr-order';
import { useCommand } from '../../../data/react/use-app';
import { Button } from '../../../ui/controls/controls';
import { Spinner, useAnnounce } from '../../../ui/feedback/states';
import { Dialog } from '../../../ui/overlays/Dialog';
import { copyText } from '../../copy-text';
import { OrderCode } from '../shared/OrderCode';
import * as styles from './ShowCode.css';

type QrOrderDialogProps = { orderId: string; code: string; onClose: () => void };

/** Shows the order as a QR code for a tablet; both devices may be offline. */
export function QrOrderDialog({ orderId, code, onClose }: QrOrderDialogProps) {
  const { t } = useLingui();
  const show = useCommand(showQrOrder);
  const [shown, setShown] = useState<QrOrderShown | null>(null);
  useEffect(() => {
    show({ orderId }).then(setShown, (error: unknown) => {
      console.error(error);
      setShown({ code: null, why: 'unsigned' });
    });
  }, [show, orderId]);
  return (
    <Dialog title={t`Code for the bar's tablet`} onClose={onClose} className={styles.page}>
      <div className={styles.qrWords}>
        {shown === null && <Spinner />}
        {shown?.code && <ShownCode code={shown.code} />}
        {shown?.why && <p role="status">{t(NO_CODE[shown.why])}</p>}
        <OrderCode code={code} />
      </div>
    </Dialog>
  );
}

function ShownCode({ code }: { code: string }) {
  const { t } = useLingui();
  const announce = useAnnounce();

  async function copy() {
    announce((await copyText(code)) ? t`Code copied` : t`The code could not be copied.`);
  }

  return (
    <>
      <QrPicture text={code} />
      <p>
        {t`The team scans this with the bar's tablet and gets your order. It isn't sent twice when your phone is back online.`}
      </p>
      <Button tone="outline" icon={<Copy size={20} />} onClick={copy}>
        {t`Copy the code`}
      </Button>
    </>
  );
}

/** The code is dark on white in every theme, because cameras read only that. */
function QrPicture({ text }: { text: string }) {
  const { t } = useLingui();
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={t`Your order as a code to scan`}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.picture}
    >
      <path d={path.join('')} />
    </svg>
  );
}

const NO_CODE: Record<Exclude<QrOrderShown['why'], null>, MessageDescriptor> = {
  sent: msg`This order doesn't need a code any more. Close this to see its status.`,
  free_dishes: msg`Free dishes need a connection: show the order in big letters instead.`,
  too_long: msg`This order is too long for a code: show it in big letters instead.`,
  unsigned: msg`This browser can't make a code: show the order in big letters instead.`,
};
