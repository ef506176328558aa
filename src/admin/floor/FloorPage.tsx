import { Trans, useLingui } from '@lingui/react/macro';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/Button';
import { UndoBar } from '../shared/UndoBar';
import { usePageTitle } from '../shell/use-page-title';
import * as styles from './Floor.css';
import { FloorUnread } from './FloorUnread';
import { FloorView } from './FloorView';
import { useFloor, useFloorNow } from './use-floor';
import { useFloorActs } from './use-floor-acts';
import { WalkInDialog } from './WalkInDialog';

/** Where everybody sits, and who is still to come. */
export function FloorPage() {
  const { t } = useLingui();
  const floor = useFloor();
  const now = useFloorNow();
  const acts = useFloorActs();
  const [isWalkIn, setWalkIn] = useState(false);
  usePageTitle(t`Floor · Bar Bliss`);
  if (floor.state !== 'ready') return <FloorUnread state={floor.state} onRetry={floor.retry} />;
  return (
    <div className={styles.page}>
      <div className={styles.tools}>
        <Button
          tone="tonal"
          icon={<UserPlus aria-hidden="true" size={20} />}
          aria-haspopup="dialog"
          onClick={() => setWalkIn(true)}
        >
          <Trans>Walk-in</Trans>
        </Button>
      </div>
      <FloorView floor={floor} now={now} acts={acts} onWalkIn={() => setWalkIn(true)} />
      {isWalkIn && (
        <WalkInDialog
          floor={floor}
          now={now}
          onSeat={(walkIn) => {
            setWalkIn(false);
            acts.seat(walkIn);
          }}
          onClose={() => setWalkIn(false)}
        />
      )}
      {acts.last && (
        <UndoBar key={acts.last.nth} act={acts.last} onUndo={acts.undo} onGone={acts.forget} />
      )}
    </div>
  );
}
