import { Trans, useLingui } from '@lingui/react/macro';
import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { useDialogActions } from '../use-dialog';
import * as styles from './CartDialog.css';

export function CartEmpty() {
  const { t } = useLingui();
  const { close } = useDialogActions();
  const [hasTray, setTray] = useState(true);
  const tray = (
    <img
      src="/photos/empty-tray-640.avif"
      alt=""
      width={640}
      height={640}
      className={styles.tray}
      onError={() => setTray(false)}
    />
  );
  return (
    <EmptyState
      art={hasTray && tray}
      icon={!hasTray && <ShoppingBag aria-hidden="true" size={40} />}
      action={<Button onClick={close}>{t`See the menu`}</Button>}
    >
      <Trans>Nothing here yet. Pick something good.</Trans>
    </EmptyState>
  );
}
