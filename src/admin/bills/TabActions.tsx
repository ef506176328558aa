import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { leaveTable, renameTab, seatTab } from '../../data/commands/orders/take-order';
import type { BillOnTablet } from '../../data/react/staff/use-staff-bills';
import { useStaffTables } from '../../data/react/staff/use-staff-rows';
import { useCommand } from '../../data/react/use-command';
import { Button } from '../../ui/controls/Button';
import { SelectInput } from '../../ui/form/inputs/SelectInput';
import { TextInput } from '../../ui/form/inputs/TextInput';
import { Hint, Row, Stack } from '../../ui/layout/Flow';
import { Dialog, DialogAction } from '../../ui/overlays/Dialog';
import { useOpenBill } from '../shared/use-open-bill';
import { useIsSeated } from './bill-words';

type TabActionsProps = { bill: BillOnTablet; label: string };
type Asking = 'seat' | 'rename' | 'leave' | null;

/** A tab sits down or gets another name; a party that gets up goes on as a tab. */
export function TabActions({ bill, label }: TabActionsProps) {
  const [asking, setAsking] = useState<Asking>(null);
  const isSeated = useIsSeated(bill.id);
  if (bill.closedAt !== null || bill.isBeforeTill || bill.kind === 'order') return null;
  const close = () => setAsking(null);
  return (
    <Row gap={8}>
      {isSeated && (
        <Button tone="quiet" onClick={() => setAsking('leave')}>
          <Trans>Leaves the table, goes on as a tab</Trans>
        </Button>
      )}
      {!isSeated && (
        <Button tone="quiet" onClick={() => setAsking('seat')}>
          <Trans>Sits down at a table</Trans>
        </Button>
      )}
      {bill.kind === 'tab' && (
        <Button tone="quiet" onClick={() => setAsking('rename')}>
          <Trans>Change the name</Trans>
        </Button>
      )}
      {asking === 'seat' && <SeatTab bill={bill} label={label} onClose={close} />}
      {asking === 'rename' && <RenameTab bill={bill} label={label} onClose={close} />}
      {asking === 'leave' && <LeaveTable bill={bill} label={label} onClose={close} />}
    </Row>
  );
}

type AskProps = TabActionsProps & { onClose: () => void };

function SeatTab({ bill, label, onClose }: AskProps) {
  const { t } = useLingui();
  const { rows: tables = [] } = useStaffTables();
  const openBill = useOpenBill();
  const seat = useCommand(seatTab);
  const [tableId, setTableId] = useState('');
  const table = tables.find(({ id }) => String(id) === tableId);
  const there = table?.label ?? '';

  async function go() {
    if (!table) return;
    const into = await seat({ billId: bill.id, tableId: table.id, label: table.label });
    onClose();
    openBill(into);
  }

  return (
    <Dialog
      title={<Trans>{label} sits down</Trans>}
      onClose={onClose}
      footer={
        <DialogAction unavailable={!table} onClick={() => void go().catch(console.error)}>
          {table ? <Trans>To table {there}</Trans> : <Trans>Choose a table</Trans>}
        </DialogAction>
      }
    >
      <Stack gap={16}>
        <SelectInput
          label={t`Table`}
          placeholder={t`Choose a table`}
          options={tables.map((one) => ({ value: String(one.id), label: one.label }))}
          value={tableId}
          onChange={setTableId}
        />
        <Hint>
          <Trans>If guests sit there already, both have one bill from then on.</Trans>
        </Hint>
      </Stack>
    </Dialog>
  );
}

function RenameTab({ bill, label, onClose }: AskProps) {
  const { t } = useLingui();
  const rename = useCommand(renameTab);
  const [name, setName] = useState(label);
  const typed = name.trim();

  async function go() {
    if (typed === '') return;
    const { phone, memberId } = bill;
    await rename({
      ...{ billId: bill.id, name: typed },
      ...(phone && { phone }),
      ...(memberId && { memberId }),
    });
    onClose();
  }

  return (
    <Dialog
      title={<Trans>Change the name</Trans>}
      onClose={onClose}
      footer={
        <DialogAction unavailable={typed === ''} onClick={() => void go().catch(console.error)}>
          <Trans>Save</Trans>
        </DialogAction>
      }
    >
      <TextInput
        label={t`Name`}
        autoComplete="off"
        maxLength={40}
        value={name}
        onChange={setName}
      />
    </Dialog>
  );
}

function LeaveTable({ bill, label, onClose }: AskProps) {
  const { t } = useLingui();
  const openBill = useOpenBill();
  const leave = useCommand(leaveTable);
  const [name, setName] = useState('');
  const typed = name.trim();

  async function go() {
    if (typed === '') return;
    const into = await leave({ billId: bill.id, name: typed });
    onClose();
    openBill(into);
  }

  return (
    <Dialog
      title={<Trans>{label} becomes free</Trans>}
      onClose={onClose}
      footer={
        <DialogAction unavailable={typed === ''} onClick={() => void go().catch(console.error)}>
          <Trans>Go on as a tab</Trans>
        </DialogAction>
      }
    >
      <TextInput
        label={t`Name`}
        autoComplete="off"
        maxLength={40}
        value={name}
        onChange={setName}
        hint={<Trans>The bill goes on under this name.</Trans>}
      />
    </Dialog>
  );
}
