import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { INVENTORY } from '#domain/inventory/inventory-item';
import { useNet } from '../../../data/react/use-net';
import { useLanguage } from '../../../i18n/use-language';
import { Button } from '../../../ui/controls/Button';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { SendFailed } from '../../shared/SendFailed';
import { useStockFieldText } from '../use-stock-field-text';
import * as styles from './Count.css';
import type { useCountSheet } from './use-count-sheet';

/** Books the count, or shows why it cannot be booked yet. */
export function CountFooter({ sheet }: { sheet: ReturnType<typeof useCountSheet> }) {
  const { t } = useLingui();
  const fieldText = useStockFieldText();
  const isOffline = useNet().state === 'offline';
  const [isAsking, setAsking] = useState(false);
  const [isUnlikely, setUnlikely] = useState(false);
  const language = useLanguage();
  const count = sheet.counted.length;
  const isLocked = isOffline || count === 0 || sheet.isWrong || sheet.others.length > 0;
  const names = sheet.unlikely.map((item) => INVENTORY.title(item, language)).join(', ');

  function book() {
    if (isLocked) return;
    if (sheet.unlikely.length > 0) setUnlikely(true);
    else void sheet.book();
  }

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
        onClick={book}
      >
        <Trans>Book the count</Trans>
      </Button>
      {count > 0 && (
        <Button tone="outline" block onClick={() => setAsking(true)}>
          <Trans>Empty the sheet</Trans>
        </Button>
      )}
      {isUnlikely && (
        <ConfirmDialog
          tone="solid"
          title={t`Is this count right?`}
          confirmLabel={<Trans>Book the count</Trans>}
          cancelLabel={<Trans>Check again</Trans>}
          onConfirm={() => {
            setUnlikely(false);
            void sheet.book();
          }}
          onCancel={() => setUnlikely(false)}
        >
          <Trans>More than ten times the expected stock: {names}.</Trans>
        </ConfirmDialog>
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
