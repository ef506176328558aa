import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { formatTime } from '../../../i18n/format';
import { Button } from '../../../ui/controls/Button';
import { Row } from '../../../ui/layout/Flow';
import { TableDifferences } from './TableDifferences';
import * as styles from './Tables.css';
import { draftOf, type TableDraft } from './table-draft';
import type { TableConflict } from './use-save-table';

type TableRefusalProps = {
  failure: string | null;
  conflict: TableConflict | null;
  /** Holds the form's values. */
  mine: TableDraft;
  onTheirs: () => void;
  onMine: (conflict: TableConflict) => void;
};

/** Shows a refused save; after a conflict shows both versions with their differences. */
export function TableRefusal({ failure, conflict, mine, onTheirs, onMine }: TableRefusalProps) {
  const [isCompared, setCompared] = useState(false);
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
  const theirs = draftOf({ ...conflict.current, clearedAt: null, isQueued: false });
  return (
    <div className={styles.refused}>
      <p role="alert">
        <Trans>Someone else changed this: {ago}.</Trans>
      </p>
      <Row gap={8}>
        <Button tone="outline" onClick={onTheirs}>
          <Trans>Load theirs</Trans>
        </Button>
        <Button tone="tonal" onClick={() => onMine(conflict)}>
          <Trans>Save mine</Trans>
        </Button>
        <Button
          tone="quiet"
          aria-expanded={isCompared}
          onClick={() => setCompared((before) => !before)}
        >
          <Trans>See differences</Trans>
        </Button>
      </Row>
      {isCompared && <TableDifferences mine={mine} theirs={theirs} />}
    </div>
  );
}
