import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { discardEntry } from '../../../data/commands/discard-entry';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-orders';
import { useCommand } from '../../../data/react/use-command';
import { useErrorText } from '../../../i18n/error-text';
import { Button } from '../../../ui/controls/Button';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import * as styles from './ConflictStrip.css';

/** Shows why the server refused a QR order, and a button that discards the order. */
export function RefusedStrip({ order }: { order: OrderOnBoard }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const discard = useCommand(discardEntry);
  const [isAsking, setAsking] = useState(false);
  const { refusal, code } = order;
  if (!refusal) return null;
  return (
    <div className={styles.strip}>
      <p role="status" className={styles.words}>
        <CircleAlert aria-hidden="true" size={18} className={styles.icon} />
        <span>
          <Trans>This order is not at the bar. Ask the guest.</Trans> {errorText(refusal.code)}
        </span>
      </p>
      <div className={styles.actions}>
        <Button tone="outline" size="compact" onClick={() => setAsking(true)}>
          <Trans>Take it out</Trans>
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t`Take ${code} off the board?`}
        confirmLabel={t`Take it out`}
        cancelLabel={t`Keep it`}
        onConfirm={() => {
          setAsking(false);
          void discard({ id: refusal.entryId });
        }}
        onCancel={() => setAsking(false)}
      >
        <Trans>It never reached us. The guest has to order again.</Trans>
      </ConfirmDialog>
    </div>
  );
}
