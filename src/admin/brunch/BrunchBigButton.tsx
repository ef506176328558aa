import { useLingui } from '@lingui/react/macro';
import { Banknote, GlassWater } from 'lucide-react';
import type { StaffBrunch } from '../../data/react/staff/use-staff-bookings';
import { Button } from '../../ui/controls/Button';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { ArrivalButton } from '../bookings/buttons/ArrivalButton';
import { StatusButton } from '../bookings/buttons/StatusButtons';
import type { BigStep } from './brunch-offer';
import type { BrunchActions } from './use-brunch-actions';

type BrunchBigButtonProps = {
  row: StaffBrunch;
  step: BigStep;
  actions: BrunchActions;
  /** The panel shows the button in large size. */
  isBig?: boolean;
};

export function BrunchBigButton({ row, step, actions, isBig = false }: BrunchBigButtonProps) {
  const { t } = useLingui();
  const { guestName: name } = row;
  const size = isBig ? 'cta' : 'tap';
  switch (step) {
    case 'deposit_and_confirm':
      return (
        <Button
          tone={isBig ? 'solid' : 'tonal'}
          size={size}
          block={isBig}
          icon={<Banknote aria-hidden="true" size={20} />}
          onClick={() => actions.takeDepositAndConfirm(row)}
        >
          {isBig ? t`Deposit paid, confirm` : t`Paid, confirm`}
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </Button>
      );
    case 'first_drink':
      return (
        <ArrivalButton
          id={row.id}
          label={t`First drink served`}
          name={name}
          startsAt={Date.parse(row.reservationDate)}
          tone={isBig ? 'solid' : 'tonal'}
          size={size}
          block={isBig}
          icon={<GlassWater aria-hidden="true" size={20} />}
          onArrive={(arrival) => actions.pourFirst(row, true, arrival)}
        />
      );
    case 'confirm':
    case 'complete':
      return (
        <StatusButton
          id={row.id}
          isBig={isBig}
          from={step === 'confirm' ? 'pending' : 'confirmed'}
          to={step === 'confirm' ? 'confirmed' : 'completed'}
          name={name}
          startsAt={Date.parse(row.reservationDate)}
          onMove={(to) => actions.move(row, to)}
        />
      );
  }
}
