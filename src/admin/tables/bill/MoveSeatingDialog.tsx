import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DomainError } from '#domain/error-codes';
import { moveSeating } from '../../../data/commands/seatings/move-seating';
import { useStaffSeatings } from '../../../data/react/staff/use-staff-seatings';
import { useCommand } from '../../../data/react/use-command';
import { RadioCards } from '../../../ui/form/inputs/RadioCards';
import { Dialog } from '../../../ui/overlays/Dialog';
import { DialogAction } from '../../../ui/overlays/DialogAction';
import { useToast } from '../../../ui/overlays/use-toast';
import { areaWords } from '../../bookings/booking-words';
import { askToSignIn } from '../../page/sign-in-ask';
import type { PlanTable } from '../plan/use-table-plan';

type MoveSeatingDialogProps = {
  from: PlanTable;
  tables: readonly PlanTable[];
  seatingId: string;
  onClose: () => void;
};

/** Moves a party with its bill; at an occupied table both parties share one bill. */
export function MoveSeatingDialog({ from, tables, seatingId, onClose }: MoveSeatingDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const move = useCommand(moveSeating);
  const taken = new Set(useStaffSeatings().map(({ tableId }) => tableId));
  const [chosen, setChosen] = useState<string | null>(null);
  const others = tables.filter(({ id }) => id !== from.id);
  const to = others.find(({ id }) => String(id) === chosen);
  const { label } = from;

  function go() {
    if (!to) return;
    move({ seatingId, tableId: to.id, from: from.id }).then(onClose, (error: unknown) => {
      if (error instanceof DomainError && error.code === 'unauthorized') return askToSignIn();
      console.error(error);
      toast.show({ tone: 'error', title: t`The change could not be saved on this tablet.` });
    });
  }

  return (
    <Dialog
      title={<Trans>Move table {label}</Trans>}
      onClose={onClose}
      footer={
        <DialogAction unavailable={!to} onClick={go}>
          {to && taken.has(to.id) ? (
            <Trans>Join table {to.label}</Trans>
          ) : to ? (
            <Trans>Move to table {to.label}</Trans>
          ) : (
            <Trans>Pick a table</Trans>
          )}
        </DialogAction>
      }
    >
      <RadioCards
        label={<Trans>New table</Trans>}
        value={chosen}
        onChange={setChosen}
        options={others.map(({ id, label: title, area }) => ({
          value: String(id),
          title,
          hint: taken.has(id) ? t`has a bill: both become one` : t(areaWords(area)),
        }))}
      />
    </Dialog>
  );
}
