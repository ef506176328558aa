import { Trans } from '@lingui/react/macro';
import { formatTime } from '../../i18n/format';
import { Button } from '../../ui/controls/Button';
import { Inline } from '../../ui/layout/Inline';
import * as styles from './Tables.css';
import type { TableConflict } from './use-save-table';

type TableRefusalProps = {
  failure: string | null;
  conflict: TableConflict | null;
  onTheirs: (conflict: TableConflict) => void;
  onMine: (conflict: TableConflict) => void;
};

/** Why a table was not saved; where somebody was first, both ways on. */
export function TableRefusal({ failure, conflict, onTheirs, onMine }: TableRefusalProps) {
  if (failure !== null) {
    return (
      <p role="alert" className={styles.refused}>
        {failure}
      </p>
    );
  }
  if (conflict === null) return null;
  const ago = [conflict.by, conflict.at && formatTime(Date.parse(conflict.at), 'tr')]
    .filter(Boolean)
    .join(', ');
  return (
    <div role="alert" className={styles.refused}>
      <p>
        <Trans>Someone else changed this: {ago}.</Trans>
      </p>
      <Inline gap={8}>
        <Button tone="outline" onClick={() => onTheirs(conflict)}>
          <Trans>Load theirs</Trans>
        </Button>
        <Button tone="tonal" onClick={() => onMine(conflict)}>
          <Trans>Save mine</Trans>
        </Button>
      </Inline>
    </div>
  );
}
