import { Trans } from '@lingui/react/macro';
import { useNet } from '../../data/react/use-net';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/overlays/Dialog';
import * as styles from './SignOutDialog.css';

type SignOutDialogProps = {
  unsent: number;
  isBusy: boolean;
  onSend: () => void;
  onStay: () => void;
  onDiscard: () => void;
};

/** Changes are still on this tablet alone: send them, stay, or lose them knowingly. */
export function SignOutDialog(props: SignOutDialogProps) {
  const { unsent, isBusy, onSend, onStay, onDiscard } = props;
  const { state } = useNet();
  return (
    <Dialog
      variant="choice"
      isOpen={unsent > 0}
      locked={isBusy}
      title={<Trans>Some changes haven't been sent yet</Trans>}
      onClose={onStay}
    >
      <p>
        <Trans>Still only on this tablet: {unsent}</Trans>
      </p>
      {state === 'offline' && (
        <p>
          <Trans>There is no connection, so they can't be sent now.</Trans>
        </p>
      )}
      <div className={styles.acts}>
        <Button size="cta" block busy={isBusy} onClick={onSend}>
          <Trans>Send now and sign out</Trans>
        </Button>
        <Button tone="outline" size="cta" block onClick={onStay}>
          <Trans>Stay signed in</Trans>
        </Button>
        <Button tone="quiet" block onClick={onDiscard}>
          <Trans>Sign out and lose them</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
