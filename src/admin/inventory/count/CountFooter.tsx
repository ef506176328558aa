import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNet } from '../../../data/react/use-net';
import { Button } from '../../../ui/controls/Button';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { SendFailed } from '../../shared/sending/SendFailed';
import { useStockFieldText } from '../use-stock-field-text';
import * as styles from './Count.css';
import type { useCountSheet } from './use-count-sheet';

/** Books the count, or shows why it cannot be booked yet. */
export function CountFooter({ sheet }: { sheet: ReturnType<typeof useCountSheet> }) {
  const { t } = useLingui();
  const fieldText = useStockFieldText();
  const isOffline = useNet().state === 'offline';
  const [isAsking, setAsking] = useState(false);
  const count = sheet.counted.length;
  const isLocked = isOffline || count === 0 || sheet.isWrong || sheet.others.length > 0;
  return (
    <div className={styles.footer}>
      {isOffline && (
        <p role="status" className={styles.hint}>
          <Trans>Offline: this device keeps the sheet. Book it when you're connected again.</Trans>
        </p>
      )}
      {sheet.errors.lines && (
        <p role="alert" className={styles.refused}>
          {fieldText(sheet.errors.lines)}
        </p>
      )}
      <SendFailed failure={sheet.failure} />
      <Button
        size="cta"
        block
        busy={sheet.isBusy}
        unavailable={isLocked}
        trailing={count > 0 && <Plural value={count} one="# item" other="# items" />}
        onClick={() => !isLocked && void sheet.book()}
      >
        <Trans>Book the count</Trans>
      </Button>
      {count > 0 && (
        <Button tone="outline" block onClick={() => setAsking(true)}>
          <Trans>Empty the sheet</Trans>
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t`Empty the sheet?`}
          confirmLabel={<Trans>Empty the sheet</Trans>}
          cancelLabel={<Trans>Keep it</Trans>}
          onConfirm={() => {
            setAsking(false);
            sheet.clear();
          }}
          onCancel={() => setAsking(false)}
        >
          <Trans>What you have typed is deleted. Nothing was booked.</Trans>
        </ConfirmDialog>
      )}
    </div>
  );
}
