import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import type { PlanTable } from './use-table-plan';

type SmallTableDialogProps = {
  table: PlanTable;
  partySize: number;
  onYes: () => void;
  onNo: () => void;
};

/** The table has fewer seats than the party: that is asked about, not forbidden. */
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
