import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import type { PlanTable } from './use-table-plan';

type SmallTableDialogProps = {
  table: PlanTable;
  partySize: number;
  onYes: () => void;
  onNo: () => void;
};

/** Asks before assigning a table that is too small. */
export function SmallTableDialog({ table, partySize, onYes, onNo }: SmallTableDialogProps) {
  const { t } = useLingui();
  const [no, n, m] = [table.label, table.seats, partySize];
  return (
    <ConfirmDialog
      title={t`Table ${no} seats ${n}. Seat ${m} anyway?`}
      tone="solid"
      confirmLabel={<Trans>Seat anyway</Trans>}
      cancelLabel={<Trans>Other table</Trans>}
      onConfirm={onYes}
      onCancel={onNo}
    />
  );
}
