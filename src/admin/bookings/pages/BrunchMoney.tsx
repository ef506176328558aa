import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { keepDeposit } from '#domain/bookings/bookings.operations';
import type { BrunchStatus } from '#domain/bookings/brunch-changes';
import { BY_CARD, brunchStatusOf, depositState } from '#domain/bookings/brunch-changes';
import { canServeFirstDrink } from '#domain/bookings/brunch-round';
import { agreedDepositKurus, mayKeepDeposit } from '#domain/bookings/deposit';
import { kurusOf, liraText } from '#domain/money';
import { typedNumber } from '#domain/quantity';
import type { TakenMethod } from '#domain/tender-methods';
import { businessDay } from '#domain/venue';
import {
  changeBrunchStatus,
  recordDeposit,
  serveFirstDrink,
} from '../../../data/commands/bookings/staff-bookings';
import { newId } from '../../../data/ids';
import { useBrunchRules, useCommand } from '../../../data/react/use-app';
import type { StaffBrunch } from '../../../data/react/use-staff';
import {
  barNow,
  useOrdersOfBill,
  useStaffBill,
  useStaffOrders,
} from '../../../data/react/use-staff';
import { useBarErrorText } from '../../../i18n/bar-error-text';
import { formatMoney } from '../../../i18n/language';
import { Button } from '../../../ui/controls/controls';
import { QuantityStepper } from '../../../ui/controls/QuantityStepper';
import { Banner, FailureBanner } from '../../../ui/feedback/Banner';
import { TextInput } from '../../../ui/form/inputs/inputs';
import { Hint, Row, Stack, Text } from '../../../ui/layout/Flow';
import { Dialog, DialogAction } from '../../../ui/overlays/Dialog';
import { ApprovalSheet, MethodChoice, Sum } from '../../bills/bill-parts';
import { useClockValue } from '../../page/page-parts';
import { OpenButton, useOpenBill } from '../../shared/OpenButton';
import { useMay } from '../../shared/Read';
import { codeOf, useOperations } from '../../shared/sending';
import { useUndoable } from '../../shared/UndoBar';
import type { Arrival } from '../ArrivalButton';
import { useMakeRoom, useMoveBrunch } from '../ArrivalButton';
import type { StatusChanges } from '../FoundBookings';
import { brunchChanges } from '../FoundBookings';

export type BigStep = 'deposit_and_confirm' | 'confirm' | 'first_drink' | 'complete';

type BrunchOffer = {
  big: BigStep | null;
  deposit: 'record' | 'take_back' | null;
  /** True if staff can revert a first drink that they recorded by mistake. */
  mayTakeDrinkBack: boolean;
  moves: StatusChanges<BrunchStatus>;
};

export type OfferFacts = {
  status: string;
  serviceDay: string;
  reservationDate: string;
  depositRequired: boolean;
  depositPaidAt: string | null;
  depositPaidBy: string | null;
  firstDrinkAt: string | null;
  depositKept?: object | null;
};

export function brunchOffer(row: OfferFacts, now: number): BrunchOffer {
  const { status, depositPaidBy, depositKept } = row;
  const startsAt = Date.parse(row.reservationDate);
  // A booking whose deposit was kept is over.
  const moves = depositKept ? NO_MOVES : brunchChanges({ status, startsAt, now });
  const money = depositState(row);
  const isRunning = row.firstDrinkAt !== null;

  function bigStep(): BigStep | null {
    if (status === 'pending') return money === 'due' ? 'deposit_and_confirm' : 'confirm';
    if (status !== 'confirmed') return null;
    if (isRunning) return 'complete';
    if (canServeFirstDrink(row, now)) return 'first_drink';
    return moves.next === 'completed' ? 'complete' : null;
  }

  function moneyAction(): BrunchOffer['deposit'] {
    if (depositKept) return null;
    if (money === 'paid') return depositPaidBy === BY_CARD ? null : 'take_back';
    // Cancelled bookings take no deposit.
    return money === 'due' && status !== 'cancelled' && status !== 'pending' ? 'record' : null;
  }

  return {
    big: bigStep(),
    deposit: moneyAction(),
    mayTakeDrinkBack: isRunning && status === 'confirmed',
    moves,
  };
}

const NO_MOVES: StatusChanges<BrunchStatus> = { next: null, others: [], canCancel: false };

/** Returns the present actions and recomputes them at the slot and at the rollover. */
export function useBrunchOffer(row: OfferFacts): BrunchOffer {
  const startsAt = Date.parse(row.reservationDate);
  useClockValue((now) => `${now >= startsAt} ${businessDay(now)}`, '');
  return brunchOffer(row, barNow());
}

/** Lira as text. */
type TakenDeposit = { amount: string; method: TakenMethod };

export function useBrunchActions() {
  const { t } = useLingui();
  const change = useCommand(changeBrunchStatus);
  const { perform, ...rest } = useUndoable();
  const move = useMoveBrunch(perform);
  const pay = useCommand(recordDeposit);
  const serve = useCommand(serveFirstDrink);
  const makeRoom = useMakeRoom();

  function takeDeposit(row: StaffBrunch, deposit: TakenDeposit) {
    const { id: bookingId, guestName: name } = row;
    perform({
      about: bookingId,
      words: t`${name}: deposit recorded`,
      run: () => pay({ bookingId, isPaid: true, ...deposit }),
      undo: () => pay({ bookingId, isPaid: false }),
    });
  }

  function returnDeposit({ id: bookingId, guestName: name, depositAmount: amount }: StaffBrunch) {
    perform({
      about: bookingId,
      words: t`${name}: deposit taken back`,
      run: () => pay({ bookingId, isPaid: false }),
      undo: () => pay({ bookingId, isPaid: true, ...(amount && { amount }) }),
    });
  }

  /** Records the deposit and confirms in one tap, with one undo. */
  function takeDepositAndConfirm(row: StaffBrunch, deposit: TakenDeposit) {
    const { id: bookingId, guestName: name } = row;
    perform({
      about: bookingId,
      words: t`${name}: deposit recorded, confirmed`,
      async run() {
        await pay({ bookingId, isPaid: true, ...deposit });
        await change({ bookingId, from: 'pending', to: 'confirmed' });
      },
      async undo() {
        await change({ bookingId, from: 'confirmed', to: 'pending' });
        await pay({ bookingId, isPaid: false });
      },
    });
  }

  function pourFirst(
    row: StaffBrunch,
    isServed: boolean,
    { people, ...arrival }: Arrival & { people?: number } = {},
  ) {
    const { isEarly = false, isTogether = false } = arrival;
    const { id: bookingId, guestName: name } = row;
    perform({
      about: bookingId,
      words: isServed ? t`${name}: first drink served` : t`${name}: first drink taken back`,
      async run() {
        await makeRoom('brunch', row, arrival);
        await serve({ bookingId, isServed, isEarly, isTogether, ...(people && { people }) });
      },
      undo: () => serve({ bookingId, isServed: !isServed }),
    });
  }

  return { move, takeDeposit, returnDeposit, takeDepositAndConfirm, pourFirst, ...rest };
}

export type BrunchActions = ReturnType<typeof useBrunchActions>;

type ArrivedDialogProps = {
  row: StaffBrunch;
  onServed: (people: number) => void;
  onClose: () => void;
};

const MOST_MORE = 20;

/** Asks how many of a party came: so many pay. */
export function ArrivedDialog({ row, onServed, onClose }: ArrivedDialogProps) {
  const { t } = useLingui();
  const { guestName: name, partySize: booked, tableLabel: table } = row;
  const [people, setPeople] = useState(booked);
  const missing = booked - people;
  const more = people - booked;
  return (
    <Dialog
      title={<Trans>{name} is here</Trans>}
      onClose={onClose}
      footer={<DialogAction onClick={() => onServed(people)}>{t`First drink served`}</DialogAction>}
    >
      <Stack gap={12}>
        <Row justify="between">
          <Text size="item">{t`People who came`}</Text>
          <QuantityStepper
            quantity={people}
            label={t`People who came`}
            decreaseLabel={t`One person less`}
            increaseLabel={t`One person more`}
            max={booked + MOST_MORE}
            size="cta"
            onChange={setPeople}
          />
        </Row>
        <Hint>
          <Plural value={booked} one="# person is booked." other="# people are booked." />{' '}
          {missing > 0 && <Plural value={missing} one="# did not come." other="# did not come." />}
          {more > 0 && <Plural value={more} one="# more came." other="# more came." />}
        </Hint>
        <Hint>
          {table
            ? t`Their brunch goes on the bill of table ${table}. The drinks time starts now.`
            : t`Their brunch gets a bill of its own. The drinks time starts now.`}
        </Hint>
      </Stack>
    </Dialog>
  );
}

type DepositDialogProps = {
  row: StaffBrunch;
  confirms: boolean;
  onTaken: (deposit: TakenDeposit) => void;
  onClose: () => void;
};

/** Asks how much a guest paid as a deposit, and how. */
export function DepositDialog({ row, confirms, onTaken, onClose }: DepositDialogProps) {
  const { t } = useLingui();
  const { guestName: name } = row;
  const agreed = agreedDepositKurus(kurusOf(row.depositAmount ?? ''));
  const [typed, setTyped] = useState(formatMoney(agreed, 'tr').replace(/[^\d.,]/g, ''));
  const [method, setMethod] = useState<TakenMethod | null>(null);
  const kurus = kurusOf(typedNumber(typed));
  const isAmount = kurus !== null && kurus > 0;
  return (
    <Dialog
      title={<Trans>Deposit of {name}</Trans>}
      onClose={onClose}
      footer={
        <DialogAction
          unavailable={!isAmount || !method}
          trailing={isAmount && <Sum kurus={kurus} />}
          onClick={() => {
            if (!isAmount || !method) return;
            onClose();
            onTaken({ amount: liraText(kurus), method });
          }}
        >
          {confirms ? t`Deposit paid, confirm` : t`Record the deposit`}
        </DialogAction>
      }
    >
      <Stack gap={12}>
        <TextInput
          label={t`Amount (₺)`}
          prefix="₺"
          inputMode="decimal"
          value={typed}
          onChange={setTyped}
          {...(!isAmount && { error: t`Enter an amount, like 500.` })}
        />
        <MethodChoice method={method} onChoose={setMethod} />
        <Hint>{t`It pays a part of their bill when they come.`}</Hint>
      </Stack>
    </Dialog>
  );
}

export function BrunchBill({ row }: { row: StaffBrunch }) {
  const { t } = useLingui();
  const openBill = useOpenBill();
  const { orders = [] } = useStaffOrders();
  const order = orders.find(({ id }) => id === row.id && id !== undefined);
  const bill = useStaffBill(order?.status === 'cancelled' ? undefined : order?.billId);
  const [first] = useOrdersOfBill(bill?.id);
  if (!bill || !first) {
    return row.firstDrinkAt && row.isQueued ? (
      <Hint>{t`Their bill opens once this is sent.`}</Hint>
    ) : null;
  }
  const { openKurus, number, closedAt } = bill;
  const sum = <Sum kurus={Math.abs(openKurus)} />;
  return (
    <Button tone="outline" block onClick={() => openBill(bill.id)}>
      <Trans>Bill {number}</Trans>
      {' · '}
      {openKurus > 0 && <Trans>Open {sum}</Trans>}
      {openKurus < 0 && <Trans>Give back {sum}</Trans>}
      {openKurus === 0 && (closedAt ? t`Paid` : t`Nothing open`)}
    </Button>
  );
}

/** Keeps the deposit of a party that did not come; staff ask a manager for the PIN. */
export function KeepDeposit({ row }: { row: StaffBrunch }) {
  const { t } = useLingui();
  const rules = useBrunchRules();
  if (row.depositPaidAt === null || row.depositKept) return null;
  const ended = {
    status: brunchStatusOf(row.status),
    statusAt: Date.parse(row.statusAt),
    startsAt: Date.parse(row.reservationDate),
  };
  if (!mayKeepDeposit(ended, rules)) return null;
  return (
    <OpenButton tone="outline" block opens={(close) => <KeepDialog row={row} onClose={close} />}>
      {t`Keep the deposit`}
    </OpenButton>
  );
}

function KeepDialog({ row, onClose }: { row: StaffBrunch; onClose: () => void }) {
  const { t } = useLingui();
  const errorText = useBarErrorText();
  const { run, isBusy, isOffline, failure } = useOperations();
  const [reason, setReason] = useState(
    row.status === 'no_show' ? t`No-show` : t`Cancelled too late`,
  );
  const [mutationId] = useState(newId);
  const [isAsking, setAsking] = useState(false);
  const { guestName: name } = row;
  const kurus = agreedDepositKurus(kurusOf(row.depositAmount ?? ''));
  const needsPin = !useMay('bills.approve');

  async function keep() {
    setAsking(false);
    const kept = await run(keepDeposit, { id: row.id, input: { reason }, mutationId });
    if (kept) onClose();
  }

  return (
    <Dialog
      title={<Trans>Keep the deposit of {name}?</Trans>}
      onClose={onClose}
      footer={
        <DialogAction
          busy={isBusy}
          unavailable={isOffline || reason.trim() === ''}
          trailing={<Sum kurus={kurus} />}
          onClick={() => (needsPin ? setAsking(true) : void keep())}
        >
          <Trans>Keep the deposit</Trans>
        </DialogAction>
      }
    >
      <Stack gap={12}>
        <Text>
          {t`The guest gets nothing back, and the booking stays as it is. It counts as sold today.`}
        </Text>
        <TextInput label={t`Reason`} value={reason} onChange={setReason} />
        {isOffline && <Banner tone="honey" shape="box">{t`This needs a connection.`}</Banner>}
        <FailureBanner>{failure && errorText(codeOf(failure))}</FailureBanner>
      </Stack>
      {isAsking && (
        <ApprovalSheet
          act={
            <>
              {t`Keep the deposit`} <Sum kurus={kurus} />, {name}
            </>
          }
          changes={[mutationId]}
          onGiven={() => void keep()}
          onClose={() => setAsking(false)}
        />
      )}
    </Dialog>
  );
}
