import { Trans } from '@lingui/react/macro';
import { ShoppingBag } from 'lucide-react';
import { Button } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { useDialogActs } from '../use-dialog';

/** Nothing ordered yet, and the way to the menu. */
export function CartEmpty() {
  const { close } = useDialogActs();
  return (
    <EmptyState
      icon={<ShoppingBag aria-hidden="true" size={40} />}
      action={
        <Button onClick={close}>
          <Trans>See the menu</Trans>
        </Button>
      }
    >
      <Trans>Nothing here yet. Pick something good.</Trans>
    </EmptyState>
  );
}
