import { Trans } from '@lingui/react/macro';
import { Armchair } from 'lucide-react';
import * as styles from './TableOnlyNote.css';

export function TableOnlyNote() {
  return (
    <p className={styles.note}>
      <Armchair aria-hidden="true" size={16} className={styles.icon} />
      <Trans>Served at the table only</Trans>
    </p>
  );
}
