import { Trans } from '@lingui/react/macro';
import { type BrunchStatus, brunchStatusOf } from '#domain/brunch/brunch-changes';
import type { StaffBrunch } from '../../data/react/staff/use-staff-bookings';
import { Button } from '../../ui/controls/Button';
import * as styles from '../bookings/BookingPanel.css';
import { GiveUpButton } from '../bookings/buttons/GiveUpButton';
import { OtherStatuses, StatusButton } from '../bookings/buttons/StatusButtons';
import { BrunchBigButton } from './BrunchBigButton';
import type { BrunchActions } from './use-brunch-actions';
import { useBrunchOffer } from './use-brunch-offer';

type BrunchPanelActionsProps = { row: StaffBrunch; actions: BrunchActions };

export function BrunchPanelActions({ row, actions }: BrunchPanelActionsProps) {
  const { big, deposit, mayTakeDrinkBack, moves } = useBrunchOffer(row);
  const { guestName: name, guestEmail } = row;
  const from = brunchStatusOf(row.status);
  const startsAt = Date.parse(row.reservationDate);
  const about = {
    id: row.id,
    from,
    name,
    startsAt,
    onMove: (to: BrunchStatus) => actions.move(row, to),
  };
  return (
    <div className={styles.actions}>
      {big && <BrunchBigButton isBig row={row} step={big} actions={actions} />}
      <div className={styles.others}>
        {big === 'deposit_and_confirm' && (
          <Button tone="outline" onClick={() => actions.move(row, 'confirmed')}>
            <Trans>Confirm without deposit</Trans>
          </Button>
        )}
        {deposit === 'record' && (
          <Button tone="outline" onClick={() => actions.takeDeposit(row, true)}>
            <Trans>Record the deposit</Trans>
          </Button>
        )}
        {big !== 'complete' && moves.next === 'completed' && (
          <StatusButton to="completed" {...about} />
        )}
        <OtherStatuses moves={moves} {...about} />
        {mayTakeDrinkBack && (
          <Button tone="quiet" onClick={() => actions.pourFirst(row, false)}>
            <Trans>Take the first drink back</Trans>
          </Button>
        )}
        {deposit === 'take_back' && (
          <Button tone="quiet" onClick={() => actions.takeDeposit(row, false)}>
            <Trans>Take the deposit back</Trans>
          </Button>
        )}
        {moves.canCancel && (
          <GiveUpButton
            name={name}
            isPending={from === 'pending'}
            isTold={guestEmail !== null}
            onGiveUp={() => actions.move(row, 'cancelled')}
          />
        )}
      </div>
    </div>
  );
}
