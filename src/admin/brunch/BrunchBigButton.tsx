import { useLingui } from '@lingui/react/macro';
import { Banknote, GlassWater } from 'lucide-react';
import type { BrunchInBook } from '../../data/react/use-staff-bookings';
import { Button } from '../../ui/controls/Button';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { MoveButton } from '../bookings/MoveButtons';
import type { BigStep } from './brunch-offer';
import type { BrunchActs } from './use-brunch-acts';

type BrunchBigButtonProps = {
  row: BrunchInBook;
  step: BigStep;
  acts: BrunchActs;
  /** In the panel: as big as a thumb wants it. */
  isBig?: boolean;
};

/** The one step that comes next. */
export function BrunchBigButton({ row, step, acts, isBig = false }: BrunchBigButtonProps) {
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
          onClick={() => acts.takeDepositAndConfirm(row)}
        >
          {isBig ? t`Deposit paid, confirm` : t`Paid, confirm`}
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </Button>
      );
    case 'first_drink':
      return (
        <Button
          tone={isBig ? 'solid' : 'tonal'}
          size={size}
          block={isBig}
          icon={<GlassWater aria-hidden="true" size={20} />}
          onClick={() => acts.pourFirst(row, true)}
        >
          {t`First drink served`}
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </Button>
      );
    case 'confirm':
    case 'complete':
      return (
        <MoveButton
          isBig={isBig}
          from={step === 'confirm' ? 'pending' : 'confirmed'}
          to={step === 'confirm' ? 'confirmed' : 'completed'}
          name={name}
          onMove={(to) => acts.move(row, to)}
        />
      );
  }
}
