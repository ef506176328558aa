import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/controls/Button';
import { Chip } from '../../../ui/controls/Chip';
import { ChipRow } from '../../../ui/controls/ChipRow';
import { usePageTitle } from '../../page/use-page-title';
import { UndoBar } from '../../shared/UndoBar';
import { DayView } from './DayView';
import { FloorOf } from './FloorProvider';
import { PlanUnread } from './PlanUnread';
import { PlanView } from './PlanView';
import * as styles from './TablePlan.css';
import { useTableActions } from './use-table-actions';
import { usePlanNow, useTablePlan } from './use-table-plan';
import { WalkInDialog } from './WalkInDialog';

type View = 'floor' | 'timeline' | 'list';

const VIEWS: readonly { value: View; words: MessageDescriptor }[] = [
  { value: 'floor', words: msg`Floor` },
  { value: 'timeline', words: msg`Timeline` },
  { value: 'list', words: msg`List` },
];

/** Shows the floor plan with seated and expected parties. */
export function TablePlanPage() {
  const { t } = useLingui();
  const floor = useTablePlan();
  const now = usePlanNow();
  const actions = useTableActions();
  /** Describes a walk-in, and its table if chosen. */
  const [walkIn, setWalkIn] = useState<{ tableId: number | null } | null>(null);
  const [view, setView] = useState<View>('floor');
  usePageTitle(t`Floor · Bar Bliss`);
  if (floor.state !== 'ready') return <PlanUnread state={floor.state} onRetry={floor.retry} />;
  return (
    <FloorOf floor={floor}>
      <div className={styles.page}>
        <div className={styles.tools}>
          <ChipRow label={t`View`} className={styles.grow}>
            {VIEWS.map(({ value, words }) => (
              <Chip key={value} pressed={value === view} onClick={() => setView(value)}>
                {t(words)}
              </Chip>
            ))}
          </ChipRow>
          <Button
            tone="tonal"
            icon={<UserPlus aria-hidden="true" size={20} />}
            aria-haspopup="dialog"
            onClick={() => setWalkIn({ tableId: null })}
          >
            <Trans>Walk-in</Trans>
          </Button>
        </div>
        {view === 'floor' ? (
          <PlanView
            floor={floor}
            now={now}
            actions={actions}
            onWalkIn={({ id: tableId }) => setWalkIn({ tableId })}
          />
        ) : (
          <DayView look={view} floor={floor} now={now} actions={actions} />
        )}
        {walkIn && (
          <WalkInDialog
            firstId={walkIn.tableId}
            floor={floor}
            now={now}
            onSeat={(party) => {
              setWalkIn(null);
              actions.seat(party);
            }}
            onClose={() => setWalkIn(null)}
          />
        )}
        {actions.last && (
          <UndoBar words={actions.last.words} clock={actions.clock} onUndo={actions.undo} />
        )}
      </div>
    </FloorOf>
  );
}
