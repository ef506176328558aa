import { Trans, useLingui } from '@lingui/react/macro';
import { Banknote, GlassWater, TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { BRUNCH_STATUSES } from '#domain/bookings/brunch-changes';
import { countedText, countFoods, platesOf } from '#domain/bookings/brunch-party';
import { brunchName } from '#domain/bookings/brunch-rules';
import type { StaffBrunch } from '../../../data/react/use-staff';
import { useStaffBrunches, useStaffMenu } from '../../../data/react/use-staff';
import { useLanguage } from '../../../i18n/language';
import { Badge } from '../../../ui/feedback/states';
import { VisuallyHidden } from '../../../ui/layout/Flow';
import { OpenButton } from '../../shared/OpenButton';
import type { Arrival } from '../ArrivalButton';
import { ArrivalButton, useIsEarly } from '../ArrivalButton';
import { BookingRow } from '../BookingPanel';
import { RoundBadge } from '../BrunchStrip';
import { StatusButton } from '../FoundBookings';
import type { BigStep, BrunchActions } from './BrunchMoney';
import { ArrivedDialog, DepositDialog, useBrunchActions, useBrunchOffer } from './BrunchMoney';
import { BrunchPanel, DepositBadge } from './BrunchPanel';
import { BookingsPage } from './TableBookingsPage';

export function BrunchesPage() {
  const { t } = useLingui();
  const actions = useBrunchActions();
  const soldOut = useSoldOutFoods();

  function soldOutFood(row: StaffBrunch, isPast: boolean): string | null {
    if (isPast) return null;
    return platesOf(row).find(({ food }) => soldOut.has(food))?.food ?? null;
  }

  return (
    <BookingsPage
      title={t`Bottomless Brunch - Bar Bliss`}
      stored={useStaffBrunches()}
      kind="brunch"
      path="/api/admin/brunch-reservations"
      statuses={BRUNCH_STATUSES}
      done={actions}
      renderRow={(row, about) => (
        <BrunchRow
          key={row.id}
          row={row}
          isFoodSoldOut={soldOutFood(row, about.isPast) !== null}
          actions={actions}
          {...about}
        />
      )}
      renderPanel={(row, about) => (
        <BrunchPanel
          row={row}
          soldOutFood={soldOutFood(row, about.isPast)}
          actions={actions}
          {...about}
        />
      )}
    />
  );
}

type BrunchRowProps = {
  row: StaffBrunch;
  isPast: boolean;
  isFresh: boolean;
  isFoodSoldOut: boolean;
  actions: BrunchActions;
  onOpen: (id: string) => void;
};

function BrunchRow({ row, isPast, isFresh, isFoodSoldOut, actions, onOpen }: BrunchRowProps) {
  const language = useLanguage();
  const { big } = useBrunchOffer(row);
  const isEarly = useIsEarly(Date.parse(row.reservationDate));
  // More than 90 minutes early only the panel offers the first drink, and asks first.
  const step = big === 'first_drink' && isEarly ? null : big;
  const plates = platesOf(row);
  const food =
    plates.length > 1
      ? countedText(countFoods(plates), language, row.names)
      : brunchName(row.selectedFood, language, row.names);
  return (
    <BookingRow
      row={row}
      isFresh={isFresh}
      onOpen={onOpen}
      facts={[food, row.tableLabel].filter(Boolean).join(' · ')}
      badges={
        <>
          {isFoodSoldOut && (
            <Badge tone="danger" icon={<TriangleAlert size={14} />}>
              <Trans>Food sold out</Trans>
            </Badge>
          )}
          {row.firstDrinkAt && row.status === 'confirmed' && <RoundBadge party={row} />}
          <DepositBadge row={row} />
        </>
      }
      action={step && !isPast && <BrunchBigButton row={row} step={step} actions={actions} />}
    />
  );
}

/** Returns the English names of sold-out dishes, as brunches store them. */
function useSoldOutFoods(): ReadonlySet<string> {
  const { rows } = useStaffMenu();
  return useMemo(
    () => new Set(rows?.filter(({ isAvailable }) => !isAvailable).map(({ nameEn }) => nameEn)),
    [rows],
  );
}

type BrunchBigButtonProps = {
  row: StaffBrunch;
  step: BigStep;
  actions: BrunchActions;
  isBig?: boolean;
};

export function BrunchBigButton({ row, step, actions, isBig = false }: BrunchBigButtonProps) {
  const { t } = useLingui();
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const { guestName: name } = row;
  const look = {
    tone: isBig ? 'solid' : 'tonal',
    size: isBig ? 'cta' : 'tap',
    block: isBig,
  } as const;
  switch (step) {
    case 'deposit_and_confirm':
      return (
        <OpenButton
          {...look}
          icon={<Banknote size={20} />}
          opens={(close) => (
            <DepositDialog
              row={row}
              confirms
              onTaken={(taken) => actions.takeDepositAndConfirm(row, taken)}
              onClose={close}
            />
          )}
        >
          {isBig ? t`Deposit paid, confirm` : t`Paid, confirm`}
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </OpenButton>
      );
    case 'first_drink':
      return (
        <>
          <ArrivalButton
            id={row.id}
            label={t`Party is here`}
            name={name}
            startsAt={Date.parse(row.reservationDate)}
            {...look}
            icon={<GlassWater size={20} />}
            onArrive={setArrival}
          />
          {arrival && (
            <ArrivedDialog
              row={row}
              onServed={(people) => {
                setArrival(null);
                actions.pourFirst(row, true, { ...arrival, people });
              }}
              onClose={() => setArrival(null)}
            />
          )}
        </>
      );
    case 'confirm':
    case 'complete':
      return (
        <StatusButton
          row={row}
          isBig={isBig}
          to={step === 'confirm' ? 'confirmed' : 'completed'}
          onMove={(to) => actions.move(row, to)}
        />
      );
  }
}
