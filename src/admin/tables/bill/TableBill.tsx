import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isAtTable } from '#domain/bookings/booking';
import { openCalls, phonesAsking } from '#domain/seatings/seating';
import { isSeated, nextBooking, partyAt } from '#domain/tables/table-state';
import { formatTime } from '#domain/venue';
import { freeTable, letIn, moveSeating } from '../../../data/commands/send';
import { useCommand } from '../../../data/react/use-app';
import {
  barNow,
  useOrdersOfBill,
  useStaffBill,
  useStaffSeatings,
} from '../../../data/react/use-staff';
import type { SeatingOnTablet } from '../../../data/seatings/staff-seatings';
import { useBarErrorText } from '../../../i18n/bar-error-text';
import { Button } from '../../../ui/controls/controls';
import { Banner, FailureBanner } from '../../../ui/feedback/Banner';
import { RadioCards } from '../../../ui/form/inputs/inputs';
import { Row, Stack, Text } from '../../../ui/layout/Flow';
import { Dialog } from '../../../ui/overlays/Dialog';
import { useCallCommand, useTakeCall } from '../../alarm/use-take-call';
import { Sum } from '../../bills/bill-parts';
import { areaWords, useFloor } from '../../bookings/BookingBadges';
import { useClockValue } from '../../page/page-parts';
import { OpenButton, useOpenBill } from '../../shared/OpenButton';
import { DiscardButton, useFailureText } from '../../shared/Panel';
import { SaveAction, useSending } from '../../shared/sending';
import type { PlanEntry, PlanTable } from '../use-table-plan';
import * as styles from './bill.css';

type MoveSeatingDialogProps = {
  from: PlanTable;
  /** Tonight's bookings. */
  bookings: readonly PlanEntry[];
  seatingId: string;
  onClose: () => void;
};

/** Moves a party with its bill; at an occupied table both parties share one bill. */
function MoveSeatingDialog({ from, bookings, seatingId, onClose }: MoveSeatingDialogProps) {
  const { tables } = useFloor();
  const { t } = useLingui();
  const move = useCommand(moveSeating);
  const [chosen, setChosen] = useState<string | null>(null);
  const now = barNow();
  const partyOf = (table: PlanTable) => partyAt(table, bookings, { now, exceptId: '' });
  const moving = bookings.find((one) => one.tableId === from.id && isSeated(one, now));
  const others = tables.filter(({ id }) => id !== from.id);
  const to = others.find(({ id }) => String(id) === chosen);
  const isTogether = to !== undefined && partyOf(to) !== null;
  const { label } = from;

  async function go() {
    if (!to) return;
    const step = { seatingId, tableId: to.id, from: from.id };
    await move({ ...step, ...(isTogether ? { isTogether } : {}) });
    onClose();
  }

  function hintOf(table: PlanTable): string {
    const next = nextBooking(
      bookings.filter((one) => isAtTable(one, table.id)),
      now,
    );
    const name = next?.guestName ?? '';
    const time = next ? formatTime(next.startsAt) : '';
    const facts = [
      t(areaWords(table.area)),
      t`${plural(table.seats, { one: '# seat', other: '# seats' })}`,
      partyOf(table) && t`guests here: both bills become one`,
      next && t`booked ${time}, ${name}`,
    ];
    return facts.filter(Boolean).join(' · ');
  }

  return (
    <Dialog
      title={<Trans>Move table {label}</Trans>}
      onClose={onClose}
      footer={
        <SaveAction unavailable={!to} task={go}>
          {to && isTogether
            ? t`Join table ${to.label}`
            : to
              ? t`Move to table ${to.label}`
              : t`Pick a table`}
        </SaveAction>
      }
    >
      <RadioCards
        label={<Trans>New table</Trans>}
        value={chosen}
        onChange={setChosen}
        options={others.map((table) => ({
          value: String(table.id),
          title: table.label,
          hint: hintOf(table),
          tag: moving && table.seats < moving.partySize && t`too small`,
        }))}
      />
    </Dialog>
  );
}

/** Shows the phones that ask to see a table's bill. */
function PhonesAsking({ seating }: { seating: SeatingOnTablet }) {
  const { t } = useLingui();
  const answer = useCallCommand(letIn);
  const open = useClockValue((now) => JSON.stringify(phonesAsking(seating, now)), '[]');
  const phones: ReturnType<typeof phonesAsking> = JSON.parse(open);
  return phones.map(({ seatNo, at }) => {
    const say = (isLetIn: boolean) => answer({ seatingId: seating.id, seatNo, at, isLetIn });
    return (
      <div key={seatNo} className={styles.call}>
        <strong>{t`Phone ${seatNo} asks to see the bill`}</strong>
        <Row as="span" align="stretch" wrap={false}>
          <Button onClick={() => say(true)}>{t`Allow`}</Button>
          <Button tone="outline" onClick={() => say(false)}>{t`No`}</Button>
        </Row>
      </div>
    );
  });
}

type TableBillProps = { table: PlanTable; bookings: readonly PlanEntry[] };

/** Shows the party of a table: its calls, its bill's sum, and the ways to the bill and to another table. */
export function TableBill({ table, bookings }: TableBillProps) {
  const here = useStaffSeatings().filter(({ tableId }) => tableId === table.id);
  return here.map((seating) => (
    <Party key={seating.id} table={table} bookings={bookings} seating={seating} />
  ));
}

function Party({ table, bookings, seating }: TableBillProps & { seating: SeatingOnTablet }) {
  const { t } = useLingui();
  const errorText = useBarErrorText();
  const { conflict, isMoveQueued } = seating;
  const take = useTakeCall();
  const bill = useStaffBill(seating.id);
  const openBill = useOpenBill();
  const orders = useOrdersOfBill(seating.id);
  const waiting = orders.filter(({ status }) => status === 'pending').length;
  const openKurus = bill?.openKurus ?? 0;
  return (
    <section aria-label={t`Bill`}>
      <Stack gap={12}>
        {isMoveQueued && (
          <Banner tone="honey" shape="box">
            <Trans>The move is saved on this tablet and not sent yet.</Trans>
          </Banner>
        )}
        {conflict && !isMoveQueued && (
          <Banner
            tone="danger"
            shape="box"
            action={
              <DiscardButton size="compact" entryId={conflict.entryId}>{t`Got it`}</DiscardButton>
            }
          >
            {t`Not moved:`}{' '}
            {conflict.code === 'table.occupied'
              ? t`Guests sit at that table.`
              : errorText(conflict.code)}{' '}
            {conflict.by}
          </Banner>
        )}
        {openCalls(seating).map((call) => (
          <div key={call.call} className={styles.call}>
            <strong>{call.call === 'bill' ? t`Asks for the bill` : t`Calls the team`}</strong>
            <Button onClick={() => take(seating.id, call)}>{t`I'll go`}</Button>
          </div>
        ))}
        <PhonesAsking seating={seating} />
        {bill && (
          <p className={styles.sum}>
            {openKurus < 0 ? t`Give back` : t`Still open`}
            <Sum kurus={Math.abs(openKurus)} />
          </p>
        )}
        {waiting > 0 && (
          <Text tone="honey" weight={700}>
            <Plural
              value={waiting}
              one="# order is not confirmed"
              other="# orders are not confirmed"
            />
          </Text>
        )}
        <Row align="stretch">
          {!bill && <FreeTable seatingId={seating.id} />}
          {bill && (
            <Button size="cta" onClick={() => openBill(bill.id, 'take')}>
              {openKurus > 0 ? t`Pay` : t`Close table`}
            </Button>
          )}
          {bill && (
            <Button tone="tonal" size="cta" onClick={() => openBill(bill.id)}>{t`Bill`}</Button>
          )}
          <OpenButton
            tone="outline"
            size="cta"
            opens={(close) => (
              <MoveSeatingDialog
                from={table}
                bookings={bookings}
                seatingId={seating.id}
                onClose={close}
              />
            )}
          >
            {t`Move table`}
          </OpenButton>
        </Row>
      </Stack>
    </section>
  );
}

/** Closes a table whose party has ordered nothing; its phones must scan the code again. */
function FreeTable({ seatingId }: { seatingId: string }) {
  const free = useCommand(freeTable);
  const { send, isBusy, failure } = useSending();
  const failureText = useFailureText();
  const run = () => send(seatingId, (mutationId) => free({ mutationId, seatingId }));
  return (
    <>
      <FailureBanner>{failure && !isBusy && failureText(failure)}</FailureBanner>
      <Button size="cta" busy={isBusy} onClick={() => void run()}>
        <Trans>Close table</Trans>
      </Button>
    </>
  );
}
