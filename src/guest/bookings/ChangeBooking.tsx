import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { tableDays } from '#domain/bookings/booking';
import type { BookedTime, LateMinutes } from '#domain/bookings/booking-changes';
import { canAnnounceLate, LATE_MINUTES } from '#domain/bookings/booking-changes';
import { changeForm, partySizesFor } from '#domain/bookings/free-tables';
import { businessDay } from '#domain/venue';
import {
  announceLateBrunch,
  announceLateTable,
  changeBrunchTime,
  changeTableTime,
} from '../../data/commands/bookings/my-bookings';
import { discardEntry } from '../../data/commands/entries';
import { useBrunchRules, useCommand } from '../../data/react/use-app';
import type { BookingOnDevice, PendingChange } from '../../data/react/use-booking';
import { formatDay } from '../../i18n/day-text';
import { useErrorText } from '../../i18n/error-text';
import { useLanguage } from '../../i18n/language';
import { Button } from '../../ui/controls/controls';
import { Banner } from '../../ui/feedback/Banner';
import { ChoiceField } from '../../ui/form/ChoiceField';
import { bound, SchemaForm, useSchemaForm } from '../../ui/form/SchemaForm';
import { Grid, Row, Stack } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { ActionButton, ActionFailed, useAction } from '../shared/Action';
import { FreeSlots } from './BookingRequest';
import { usePartyText, useSlotText } from './booking-words';
import { DayField, SlotField, useTableRules } from './SlotFields';

type Received = Extract<BookingOnDevice, { state: 'received' }>;

/** Lets the guest ask for another time or party, and say that the party comes late. */
export function ChangeBooking({ shown, bookingId }: { shown: Received; bookingId: string }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { kind, response, change } = shown;
  const { serviceDay, reservationTime, partySize, status } = response;
  const from = { serviceDay, reservationTime, partySize };
  const table = useCommand(changeTableTime);
  const brunch = useCommand(changeBrunchTime);
  const move = useAction(async (to: BookedTime) => {
    await (kind === 'brunch' ? brunch : table)({ bookingId, from, to });
    setOpen(false);
  });
  if (change && change.refused === null) return <Waiting {...{ kind, change }} />;
  const mayBeLate = canAnnounceLate(status, Date.parse(response.reservationDate), Date.now());
  return (
    <Stack gap={16}>
      {change && <Refused {...{ kind, change, from, move }} />}
      {move.failure && <ActionFailed code={move.failure} />}
      {mayBeLate && <RunningLate {...{ kind, bookingId, told: response.lateMinutes ?? null }} />}
      {isOpen ? (
        <TimeForm {...{ kind, from, move }} onClose={() => setOpen(false)} />
      ) : (
        <Button tone="outline" size="cta" block onClick={() => setOpen(true)}>
          {kind === 'brunch' ? t`Change the time` : t`Change time or party`}
        </Button>
      )}
    </Stack>
  );
}

type WaitingProps = { kind: Received['kind']; change: PendingChange };

/** A change that waits can be taken back until it is sent. */
function Waiting({ kind, change: { entryId, change } }: WaitingProps) {
  const { t } = useLingui();
  const when = useTimeText(kind);
  const discard = useCommand(discardEntry);
  const wish = 'to' in change ? when(change.to) : '';
  const minutes = 'to' in change ? null : change.minutes;
  return (
    <Stack gap={12}>
      <p role="status" className={text.body}>
        {'to' in change ? (
          <Trans>
            You asked for {wish}. It isn't changed yet; your table stays yours until the bar has it.
          </Trans>
        ) : minutes === null ? (
          t`We tell the bar that you'll be on time.`
        ) : (
          <Trans>We tell the bar that you'll be {minutes} minutes late.</Trans>
        )}
      </p>
      <ActionButton task={() => discard({ id: entryId })}>{t`Take it back`}</ActionButton>
    </Stack>
  );
}

type Move = { run: (to: BookedTime) => void; isBusy: boolean };
type RefusedProps = WaitingProps & { from: BookedTime; move: Move };

/** Shows why a change was refused, what is booked now, and what the guest may do. */
function Refused({ kind, change: { entryId, change, refused }, from, move }: RefusedProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const when = useTimeText(kind);
  const discard = useCommand(discardEntry);
  const keep = useAction(() => discard({ id: entryId }));
  if (!refused) return null;
  const isConflict = refused.code === 'conflict';
  const [now, wish] = [when(from), 'to' in change ? when(change.to) : ''];
  return (
    <>
      <Banner tone="honey" shape="box" role="alert">
        {isConflict ? (
          refused.isByGuest ? (
            <Trans>
              This booking was changed on another device first: {now}. You asked for {wish}.
            </Trans>
          ) : (
            <Trans>
              The bar changed this booking first: {now}. You asked for {wish}.
            </Trans>
          )
        ) : (
          <>
            {refused.message || errorText(refused.code)}{' '}
            <Trans>Your booking stands as before: {now}.</Trans>
          </>
        )}
      </Banner>
      {'to' in change && (
        <FreeSlots
          ways={refused.alternatives}
          isBusy={move.isBusy}
          onTake={({ serviceDay, reservationTime }) =>
            move.run({ ...change.to, serviceDay, reservationTime })
          }
        />
      )}
      {keep.failure && <ActionFailed code={keep.failure} />}
      <Row align="stretch">
        {isConflict && 'to' in change && (
          <Button
            tone="tonal"
            busy={move.isBusy}
            onClick={() => move.run(change.to)}
          >{t`Ask for ${wish} again`}</Button>
        )}
        <Button tone="outline" busy={keep.isBusy} onClick={() => keep.run()}>
          {t`Keep it as it is`}
        </Button>
      </Row>
    </>
  );
}

type RunningLateProps = {
  kind: Received['kind'];
  bookingId: string;
  told: number | null;
};

function RunningLate({ kind, bookingId, told }: RunningLateProps) {
  const { t } = useLingui();
  const table = useCommand(announceLateTable);
  const brunch = useCommand(announceLateBrunch);
  const { run, isBusy, failure } = useAction((minutes: LateMinutes | null) =>
    (kind === 'brunch' ? brunch : table)({ bookingId, minutes }),
  );
  return (
    <Stack gap={8} as="section" aria-label={t`Running late?`}>
      <p className={text.body}>
        {told === null ? (
          t`Running late? Tell us, and we keep your table.`
        ) : (
          <Trans>You told us that you'll be {told} minutes late. We keep your table.</Trans>
        )}
      </p>
      {failure && <ActionFailed code={failure} />}
      <Row>
        {LATE_MINUTES.filter((minutes) => minutes !== told).map((minutes) => (
          <Button key={minutes} tone="outline" busy={isBusy} onClick={() => run(minutes)}>
            {t`${minutes} min`}
          </Button>
        ))}
        {told !== null && (
          <Button
            tone="quiet"
            busy={isBusy}
            onClick={() => run(null)}
          >{t`On time after all`}</Button>
        )}
      </Row>
    </Stack>
  );
}

type TimeFormProps = {
  kind: Received['kind'];
  from: BookedTime;
  move: Move;
  onClose: () => void;
};

function TimeForm({ kind, from, move, onClose }: TimeFormProps) {
  const { t } = useLingui();
  const partyText = usePartyText();
  const brunch = useBrunchRules();
  const table = useTableRules();
  const isTable = kind === 'reservation';
  const [{ slots, parties }] = useState(() => ({
    slots: withOwn(isTable ? table.times : brunch.slots, from.reservationTime),
    parties: isTable ? withOwn(partySizesFor(table), from.partySize) : [from.partySize],
  }));
  const schema = useMemo(() => changeForm(slots, parties), [slots, parties]);
  const [days] = useState(() => daysFor(from, isTable, table.daysAhead));
  const [initialValues] = useState(() => ({
    reservationDate: from.serviceDay,
    reservationTime: from.reservationTime,
    partySize: String(from.partySize),
  }));
  const { form, Field } = useSchemaForm(schema, { initialValues });
  return (
    <SchemaForm
      of={form}
      schema={schema}
      onSubmit={({ reservationDate, reservationTime, partySize }) =>
        move.run({ serviceDay: reservationDate, reservationTime, partySize })
      }
    >
      <Grid layout="halves" gap={20} align="end">
        <Field name="reservationDate">{bound(DayField, { days })}</Field>
        <Field name="reservationTime">{bound(SlotField, { slots })}</Field>
      </Grid>
      {isTable && (
        <Field name="partySize">
          {bound(ChoiceField, {
            layout: 'segments',
            label: t`Party size`,
            options: parties.map((size) => ({ value: String(size), label: partyText(size) })),
          })}
        </Field>
      )}
      <p className={text.small}>
        {isTable
          ? t`Your table stays yours until the new time is booked. We confirm the change by phone.`
          : t`Your table stays yours until the new time is booked.`}
      </p>
      <Row align="stretch">
        <Button type="submit" busy={move.isBusy}>{t`Ask for the change`}</Button>
        <Button tone="quiet" onClick={onClose}>{t`Keep it as it is`}</Button>
      </Row>
    </SchemaForm>
  );
}

function withOwn<Choice>(offered: readonly Choice[], own: Choice): Choice[] {
  return offered.includes(own) ? [...offered] : [own, ...offered];
}

/** A booking of today may still move within its day. */
function daysFor({ serviceDay }: BookedTime, isTable: boolean, daysAhead: number) {
  const now = Date.now();
  const days = tableDays(now, daysAhead);
  if (!isTable) return { ...days, first: businessDay(now) };
  return serviceDay < days.first ? { ...days, first: serviceDay } : days;
}

function useTimeText(kind: Received['kind']): (time: BookedTime) => string {
  const language = useLanguage();
  const slotText = useSlotText();
  const partyText = usePartyText();
  const { t } = useLingui();
  return (time) => {
    const { serviceDay, partySize: people } = time;
    const band = kind === 'reservation' ? partyText(people) : String(people);
    const party = band === String(people) ? t`${people} people` : band;
    return [formatDay(serviceDay, language), slotText(time), party].join(', ');
  };
}
