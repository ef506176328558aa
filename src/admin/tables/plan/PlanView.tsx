import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MousePointerClick } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { TableArea } from '#domain/bookings/booking';
import { isAtTable, TABLE_AREAS } from '#domain/bookings/booking';
import { clashAt } from '#domain/tables/table-clash';
import type { Fit } from '#domain/tables/table-state';
import {
  staysOf,
  tableFit,
  tableState,
  timelineRows,
  timelineSpan,
} from '#domain/tables/table-state';
import { boundsOf, tableShapeOf } from '#domain/tables/venue-table';
import { businessDay, formatTime } from '#domain/venue';
import { groupedBy } from '../../../data/outbox/outbox';
import { storedArea } from '../../../data/preferences/board-choices';
import { useOpening } from '../../../data/react/use-app';
import { useOrderingTables } from '../../../data/react/use-staff';
import { useStoredValue } from '../../../data/react/use-stores';
import { formatDay } from '../../../i18n/day-text';
import { useLanguage } from '../../../i18n/language';
import { Button } from '../../../ui/controls/controls';
import { Tabs } from '../../../ui/controls/Tabs';
import { Banner } from '../../../ui/feedback/Banner';
import { Row, Stack, Text } from '../../../ui/layout/Flow';
import { useToast } from '../../../ui/overlays/ToastProvider';
import { areaWords, useFloor } from '../../bookings/BookingBadges';
import { useClashText } from '../../bookings/TableClash';
import { DaySteps } from '../../bookings/WriteBooking';
import { usePanel } from '../../shared/List';
import type { PlanEntry, PlanTable } from '../use-table-plan';
import { placeRef } from '../use-table-plan';
import { BookingRow, BookingsRail } from './BookingsRail';
import type { TableActions } from './TablePanel';
import { ChooseTableDialog, SmallTableDialog, TablePanel } from './TablePanel';
import * as styles from './TablePlan.css';
import type { TimelineProps } from './Timeline';
import { TableMark, Timeline } from './Timeline';
import * as timelineStyles from './Timeline.css';

type PickBannerProps = { booking: PlanEntry; onNoTable: () => void; onCancel: () => void };

/** Tells that a booking is selected and that the next tap on a table assigns it. */
function PickBanner({ booking, onNoTable, onCancel }: PickBannerProps) {
  const { t } = useLingui();
  const ref = useRef<HTMLButtonElement>(null);
  // On phones the plan is above the list, so the plan scrolls into view.
  useEffect(() => ref.current?.focus(), []);
  const [name, n] = [booking.guestName, booking.partySize];
  return (
    <Banner
      tone="lagoon"
      shape="box"
      icon={<MousePointerClick size={22} />}
      action={
        <>
          {booking.tableId !== null && (
            <Button tone="quiet" onClick={onNoTable}>{t`No table`}</Button>
          )}
          <Button
            ref={ref}
            tone="outline"
            aria-label={t`Cancel table selection`}
            onClick={onCancel}
          >
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      {t`Pick a table for ${name}, ${n} people`}
    </Banner>
  );
}

type PlanViewProps = { actions: TableActions; onWalkIn: (table: PlanTable) => void };

/** Shows the present floor plan with today's bookings beside it. */
export function PlanView({ actions, onWalkIn }: PlanViewProps) {
  const { t } = useLingui();
  const toast = useToast();
  const clashText = useClashText();
  const panel = usePanel();
  const area = useStoredValue(storedArea);
  const [pickedId, setPickedId] = useState<string | null>(null);
  const [small, setSmall] = useState<PlanTable | null>(null);
  const { tables, bookings, now } = useFloor();
  const ofToday = bookings.filter(({ serviceDay }) => serviceDay === businessDay(now));
  const today = ofToday.filter(({ kind }) => kind !== 'wait');
  const picked = today.find(({ id }) => id === pickedId) ?? null;
  const open = tables.find(({ id }) => String(id) === panel.id);

  function put(booking: PlanEntry, table: PlanTable | null) {
    setPickedId(null);
    setSmall(null);
    if (booking.tableId !== (table?.id ?? null)) actions.assign(booking, table);
  }

  function choose(table: PlanTable, fit: Fit | null) {
    if (picked === null || fit === null) return panel.open(String(table.id));
    if (fit === 'small') return setSmall(table);
    if (fit === 'suits') return put(picked, table);
    const clash = fit === 'taken' && clashAt(table, picked, { bookings, now }, picked.id);
    const title = clash ? clashText(table.label, clash, now) : t`This table is blocked.`;
    toast.show({ tone: 'info', title });
  }

  function pick(booking: PlanEntry) {
    setPickedId(booking.id === pickedId ? null : booking.id);
    const table = tables.find(({ id }) => id === booking.tableId);
    const place = TABLE_AREAS.find((one) => one === table?.area);
    if (place) storedArea.set(place);
  }

  return (
    <>
      {picked && (
        <PickBanner
          key={picked.id}
          booking={picked}
          onNoTable={() => put(picked, null)}
          onCancel={() => setPickedId(null)}
        />
      )}
      <div className={styles.floor}>
        <Tabs
          label={t`Areas`}
          value={area}
          equal
          onChange={storedArea.set}
          items={TABLE_AREAS.map((one) => ({
            value: one,
            label: <AreaTab area={one} />,
            content: <TablePlan area={one} picked={picked} onChoose={choose} />,
          }))}
        />
        <BookingsRail bookings={today} pickedId={pickedId} onPick={pick} />
      </div>
      {small && picked && (
        <SmallTableDialog
          table={small}
          partySize={picked.partySize}
          onYes={() => put(picked, small)}
          onNo={() => setSmall(null)}
        />
      )}
      {open && (
        <TablePanel
          table={open}
          bookings={ofToday}
          actions={actions}
          onWalkIn={onWalkIn}
          onMoveBooking={(booking) => {
            panel.close();
            pick(booking);
          }}
          onClose={panel.close}
        />
      )}
    </>
  );
}

/** Shows an area with counts of calls, and of seated and late parties. */
function AreaTab({ area }: { area: TableArea }) {
  const { t } = useLingui();
  const { tables, bookings, now } = useFloor();
  const here = tables.filter((table) => table.area === area);
  const calls = here.flatMap((table) => table.calls ?? []).length;
  const states = here.map((table) => tableState(table, bookings, now).state);
  const seated = states.filter((state) => state === 'seated' || state === 'guests').length;
  const late = states.filter((state) => state === 'late').length;
  return (
    <Stack as="span" gap={0}>
      {t(areaWords(area))}
      <span className={styles.areaFacts}>
        {calls > 0 && (
          <Text as="span" tone="honey" weight={700}>
            <Plural value={calls} one="# call" other="# calls" />
          </Text>
        )}
        {calls > 0 && seated + late > 0 && ' · '}
        {seated > 0 && <Trans>{seated} seated</Trans>}
        {seated > 0 && late > 0 && ' · '}
        {late > 0 && <Text as="span" tone="honey" weight={700}>{t`${late} late`}</Text>}
      </span>
    </Stack>
  );
}

type TablePlanProps = {
  area: string;
  /** Holds the selected booking. */
  picked: PlanEntry | null;
  onChoose: (table: PlanTable, fit: Fit | null) => void;
};

/** Shows an area's tables, scaled to the width, on phones as rows. */
function TablePlan({ area, picked, onChoose }: TablePlanProps) {
  const { t } = useLingui();
  const openOrders = useOrderingTables();
  const { tables, bookings, conflicts, now } = useFloor();
  const tonight = bookings.filter(
    ({ serviceDay, endsAt }) => serviceDay === businessDay(now) && endsAt > now,
  );
  const stays = staysOf(bookings, now);
  const here = tables
    .filter((table) => table.area === area)
    .map((table) => ({ ...table, shape: tableShapeOf(table.shape) }));
  const bounds = boundsOf(here);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach an area that scrolls.
    <section aria-label={t`Plan of the tables`} tabIndex={0} className={styles.scroll}>
      <div
        ref={placeRef({ '--plan-width': bounds.width, '--plan-height': bounds.height })}
        className={styles.plan}
      >
        {here.map((table) => {
          const fit = picked && tableFit(table, picked, stays);
          return (
            <TableMark
              key={table.id}
              table={table}
              bounds={bounds}
              standing={tableState(table, bookings, now)}
              orders={openOrders(table.label)}
              now={now}
              isDouble={tonight.some((one) => isAtTable(one, table.id) && conflicts.get(one.id))}
              fit={fit}
              onChoose={() => onChoose(table, fit)}
            />
          );
        })}
      </div>
    </section>
  );
}

/** Shows an evening as timeline or list; staff can reassign a tapped booking. */
export function DayView({ look, actions }: { look: 'timeline' | 'list'; actions: TableActions }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { bookings: all, now } = useFloor();
  const today = businessDay(now);
  const [chosenDay, setDay] = useState<string | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const day = chosenDay ?? today;
  const ofDay = all.filter(({ serviceDay }) => serviceDay === day);
  const bookings = ofDay.filter(({ kind }) => kind !== 'wait');
  const open = bookings.find(({ id }) => id === openId);
  const Look = look === 'timeline' ? Timeline : DayList;
  return (
    <>
      <Row>
        <DaySteps day={day} onChange={setDay}>
          <span aria-live="polite" className={timelineStyles.day}>
            {formatDay(day, language)}
          </span>
        </DaySteps>
        {day !== today && <Button tone="outline" onClick={() => setDay(null)}>{t`Today`}</Button>}
      </Row>
      <Look day={day} bookings={bookings} onChoose={setOpenId} />
      {open && (
        <ChooseTableDialog
          booking={open}
          stays={staysOf(ofDay, now)}
          onChoose={(table) => {
            setOpenId(null);
            actions.assign(open, table);
          }}
          onClose={() => setOpenId(null)}
        />
      )}
    </>
  );
}

/** Shows the timeline as a list, hour by hour. */
function DayList({ day, bookings, onChoose }: TimelineProps) {
  const { t } = useLingui();
  const { tables, now } = useFloor();
  const evening = timelineSpan(day, useOpening(), bookings);
  const blocks = timelineRows(evening, { tables, bookings, now }).flatMap((row) => row.blocks);
  const ids = new Set(blocks.map(({ booking }) => booking.id));
  const shown = bookings.filter(({ id }) => ids.has(id));
  if (shown.length === 0) {
    return <Text size="body" tone="muted">{t`No bookings on this day.`}</Text>;
  }
  return (
    <Stack>
      {[...groupedBy(shown, ({ startsAt }) => `${formatTime(startsAt).slice(0, 2)}:00`)].map(
        ([hour, ofHour]) => (
          <section key={hour} aria-label={hour}>
            <Stack gap={8}>
              <h2 lang="tr" className={styles.heading}>
                {hour}
              </h2>
              <Stack as="ul" gap={8}>
                {ofHour.map((booking) => (
                  <BookingRow
                    key={booking.id}
                    booking={booking}
                    onPick={() => onChoose(booking.id)}
                  />
                ))}
              </Stack>
            </Stack>
          </section>
        ),
      )}
    </Stack>
  );
}
