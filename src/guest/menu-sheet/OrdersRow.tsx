import { Trans } from '@lingui/react/macro';
import { ReceiptText } from 'lucide-react';
import { useDialogActions } from '../use-dialog';
import * as styles from './MenuSheet.css';

export function OrdersRow({ onLeave }: { onLeave: () => void }) {
  const { open } = useDialogActions();

  function openOrders() {
    onLeave();
    void open({ d: 'orders' });
  }

  return (
    <button type="button" aria-haspopup="dialog" className={styles.row} onClick={openOrders}>
      <ReceiptText aria-hidden="true" size={20} />
      <Trans>My orders</Trans>
    </button>
  );
}
