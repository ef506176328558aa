import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { isAtTable } from '#domain/bookings/booking';
import type { FitTable, Suggestion } from '#domain/tables/table-state';
import { staysOf, tableState, walkInTables } from '#domain/tables/table-state';
import { MAX_SEATS } from '#domain/tables/venue-table';
import { businessDay, formatTime } from '#domain/venue';
import { Button, Chip, ChipRow } from '../../../ui/controls/controls';
import { QuantityStepper } from '../../../ui/controls/QuantityStepper';
import { RadioCards } from '../../../ui/form/inputs/inputs';
import { Hint, Row, Stack, Text } from '../../../ui/layout/Flow';
import { Dialog } from '../../../ui/overlays/Dialog';
import { areaWords, useFloor } from '../../bookings/BookingBadges';
import { usePageTitle } from '../../page/page-parts';
import { UndoBar } from '../../shared/UndoBar';
import { WaitlistButton, WaitlistNews } from '../../waitlist/WaitlistForm';
import type { PlanEntry } from '../use-table-plan';
import { usePlanNow, useTablePlan } from '../use-table-plan';
import { FloorOf } from './FloorProvider';
import { PlanUnread } from './PlanUnread';
import { DayView, PlanView } from './PlanView';
import { useTableActions } from './TablePanel';
import * as styles from './TablePlan.css';

const MAX_SHOWN = 6;

type WalkInDialogProps = {
  /** Holds the tapped table; null means that the server chooses. */
  firstId: number | null;
  onSeat: (walkIn: { table: FitTable; partySize: number }) => void;
  onClose: () => void;
};

/** Shows a walk-in's size, and the suggested table. */
function WalkInDialog({ firstId, onSeat, onClose }: WalkInDialogProps) {
  const { t } = useLingui();
  const { tables, bookings, now } = useFloor();
  const [people, setPeople] = useState(2);
  const [chosen, setChosen] = useState<string | null>(null);
  const stays = staysOf(bookings, now);
  // The dialog suggests no tables with guests and no uncleared ones, unless staff tapped the table.
  const ready = tables.filter((table) => {
    const { state } = tableState(table, bookings, now);
    return table.id === firstId || (state !== 'clearing' && state !== 'guests');
  });
  const found = offered(walkInTables(ready, people, now, stays), firstId);
  const best = found.find(({ table }) => String(table.id) === chosen) ?? found[0];
  const label = best?.table.label ?? '';
  const tapped = tables.find(({ id }) => id === firstId);
  const isTooSmall = tapped !== undefined && tapped.seats < people;
  const nextAt = (tableId: number, at: number) =>
    bookings.find((one) => isAtTable(one, tableId) && one.startsAt === at) ?? null;
  const tableName = (no: string) => t`Table ${no}`;

  /** A table that is booked soon names the party that has it then. */
  function hintOf({ area: place, seats }: FitTable, next: PlanEntry | null): string {
    const area = t(areaWords(place));
    if (next === null) return t`${area} · ${seats} seats`;
    const [time, name] = [formatTime(next.startsAt), next.guestName];
    return t`${area} · ${seats} seats · until ${time}, then ${name}`;
  }

  return (
    <Dialog
      title={<Trans>Walk-in</Trans>}
      onClose={onClose}
      footer={
        best && (
          <Button size="cta" block onClick={() => onSeat({ table: best.table, partySize: people })}>
            <Trans>Seat at table {label}</Trans>
          </Button>
        )
      }
    >
      <Stack>
        <Row gap={16} justify="between">
          <span className={styles.heading}>{t`People`}</span>
          <QuantityStepper
            quantity={people}
            onChange={setPeople}
            max={MAX_SEATS}
            label={t`People`}
            decreaseLabel={t`One fewer`}
            increaseLabel={t`One more`}
          />
        </Row>
        {isTooSmall && <SmallTable table={tapped} />}
        {best ? (
          <RadioCards
            label={<Trans>Table</Trans>}
            value={String(best.table.id)}
            onChange={setChosen}
            options={found.map(({ table, endsAt, isWholeStay }) => ({
              value: String(table.id),
              title: tableName(table.label),
              hint: hintOf(table, isWholeStay ? null : nextAt(table.id, endsAt)),
            }))}
          />
        ) : (
          <Text size="body" tone="muted" role="status">
            {t`No free table is large enough right now.`}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

/** Returns the best table; a tapped table comes first. */
function offered(found: readonly Suggestion[], firstId: number | null): Suggestion[] {
  const first = found.filter(({ table }) => table.id === firstId);
  const others = found.filter(({ table }) => table.id !== firstId);
  return [...first, ...others].slice(0, MAX_SHOWN);
}

function SmallTable({ table: { label, seats } }: { table: FitTable }) {
  const { t } = useLingui();
  return <Hint>{t`Table ${label} has only ${seats} seats.`}</Hint>;
}

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
        <Row gap={12}>
          <ChipRow label={t`View`} className={styles.grow}>
            {VIEWS.map(({ value, words }) => (
              <Chip key={value} pressed={value === view} onClick={() => setView(value)}>
                {t(words)}
              </Chip>
            ))}
          </ChipRow>
          <Button
            tone="tonal"
            icon={<UserPlus size={20} />}
            aria-haspopup="dialog"
            onClick={() => setWalkIn({ tableId: null })}
          >
            <Trans>Walk-in</Trans>
          </Button>
          <WaitlistButton serviceDay={businessDay(now)} />
        </Row>
        <WaitlistNews serviceDay={businessDay(now)} />
        {view === 'floor' ? (
          <PlanView actions={actions} onWalkIn={({ id: tableId }) => setWalkIn({ tableId })} />
        ) : (
          <DayView look={view} actions={actions} />
        )}
        {walkIn && (
          <WalkInDialog
            firstId={walkIn.tableId}
            onSeat={(party) => {
              setWalkIn(null);
              actions.seat(party);
            }}
            onClose={() => setWalkIn(null)}
          />
        )}
        <UndoBar of={actions} />
      </div>
    </FloorOf>
  );
}
