import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { leaveTable, renameTab, seatTab } from '../../data/commands/orders/staff-orders';
import { mergeBills, moveLines } from '../../data/commands/send';
import { newId } from '../../data/ids';
import { useCommand } from '../../data/react/use-app';
import type { BillOnTablet } from '../../data/react/use-staff';
import { useStaffBills, useStaffSeatings, useStaffTables } from '../../data/react/use-staff';
import { Button } from '../../ui/controls/controls';
import { RadioCards, SelectInput, TextInput } from '../../ui/form/inputs/inputs';
import { Hint, Row, Stack } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import { useToast } from '../../ui/overlays/ToastProvider';
import { OpenButton, useOpenBill } from '../shared/OpenButton';
import { SaveAction } from '../shared/sending';
import { Sum, useBillLabel, useIsSeated, useOtherBills } from './bill-parts';
import type { ChangingProps } from './LineEntries';
import { NewWorth, PiecesOfLines, usePieces } from './ReducePrice';

type Place = { is: 'bill'; id: string } | { is: 'table'; id: number } | { is: 'name' };

/** Moves pieces of lines to another bill, or to one that it begins; nothing is sent to the kitchen again. */
export function MoveLines({ bill, label, lines, onDone, onClose }: ChangingProps) {
  const { t } = useLingui();
  const move = useCommand(moveLines);
  const labelOf = useBillLabel();
  const others = useOtherBills(bill);
  const tables = useTablesWithoutBill();
  const pieces = usePieces(lines);
  const { of, kurus } = pieces;
  const [place, setPlace] = useState<Place | null>(null);
  const [name, setName] = useState('');
  const to = destination();

  function destination() {
    if (place?.is === 'bill') {
      const other = others.find(({ id }) => id === place.id);
      return other && { to: other.id, there: labelOf(other) };
    }
    if (place?.is === 'table') {
      const table = tables.find(({ id }) => id === place.id);
      return table && { begins: { tableId: table.id, label: table.label }, there: table.label };
    }
    const typed = name.trim();
    return place && typed ? { begins: { label: typed }, there: typed } : undefined;
  }

  async function go() {
    if (!to) return;
    const moved = lines.map((line) => {
      const { orderId, lineNo } = line;
      return { orderId, lineNo, pieces: of(line) };
    });
    const { begins } = to;
    const where = begins ? { to: newId(), begins } : { to: to.to ?? '' };
    await move({ billId: bill.id, lines: moved, ...where });
    onDone();
  }

  const there = to?.there ?? '';
  return (
    <Dialog
      title={<Trans>Move, {label}</Trans>}
      onClose={onClose}
      footer={
        <SaveAction unavailable={!to} trailing={<Sum kurus={kurus} />} task={go}>
          {to ? t`Move to ${there}` : t`Choose a bill`}
        </SaveAction>
      }
    >
      <Stack>
        <PiecesOfLines pieces={pieces} />
        {others.length > 0 && (
          <RadioCards
            label={t`To this bill`}
            layout="grid"
            value={place?.is === 'bill' ? place.id : null}
            onChange={(id) => setPlace({ is: 'bill', id })}
            options={others.map((one) => ({
              value: one.id,
              title: labelOf(one),
              price: <Sum kurus={one.openKurus} />,
            }))}
          />
        )}
        <TextInput
          label={t`To a new bill with this name`}
          optional
          maxLength={40}
          value={name}
          onChange={(next) => {
            setName(next);
            setPlace({ is: 'name' });
          }}
        />
        {tables.length > 0 && (
          <SelectInput
            label={t`To a table without a bill`}
            optional
            placeholder={t`Choose a table`}
            options={tables.map(({ id, label }) => ({ value: String(id), label }))}
            value={place?.is === 'table' ? String(place.id) : ''}
            onChange={(id) => setPlace({ is: 'table', id: Number(id) })}
          />
        )}
        <NewWorth before={bill.worthKurus} after={bill.worthKurus - kurus} />
      </Stack>
    </Dialog>
  );
}

/** A table whose party has not ordered begins its bill with the lines. */
function useTablesWithoutBill() {
  const { rows: tables = [] } = useStaffTables();
  const { rows: bills = [] } = useStaffBills();
  const seatings = useStaffSeatings();
  const billed = seatings.filter(({ id }) => bills.some((bill) => bill.id === id));
  return tables.filter(({ id }) => !billed.some(({ tableId }) => tableId === id));
}

type MergeBillProps = { bill: BillOnTablet; label: string; onMerged: () => void };

/** A bill whose party does not sit at a table goes to another bill as a whole. Parties that sit move on the floor. */
export function MergeBill({ bill, label, onMerged }: MergeBillProps) {
  const isSeated = useIsSeated(bill.id);
  const others = useOtherBills(bill);
  if (isSeated || bill.closedAt !== null || bill.isBeforeTill || others.length === 0) return null;
  return (
    <Row>
      <OpenButton
        tone="quiet"
        opens={(close) => <ChooseBill {...{ bill, label, others, onMerged }} onClose={close} />}
      >
        <Trans>Merge with another bill</Trans>
      </OpenButton>
    </Row>
  );
}

type ChooseBillProps = MergeBillProps & { others: readonly BillOnTablet[]; onClose: () => void };

function ChooseBill({ bill, label, others, onMerged, onClose }: ChooseBillProps) {
  const { t } = useLingui();
  const toast = useToast();
  const merge = useCommand(mergeBills);
  const labelOf = useBillLabel();
  const [chosen, setChosen] = useState<string | null>(null);
  const into = others.find(({ id }) => id === chosen);
  const there = into ? labelOf(into) : '';

  async function go() {
    if (!into) return;
    await merge({ billId: bill.id, into: into.id });
    toast.show({ tone: 'success', title: t`${label} is on the bill of ${there} now.` });
    onMerged();
  }

  return (
    <Dialog
      title={<Trans>Merge {label}</Trans>}
      onClose={onClose}
      footer={
        <SaveAction
          unavailable={!into}
          trailing={<Sum kurus={bill.openKurus + (into?.openKurus ?? 0)} />}
          task={go}
        >
          {into ? t`Merge with ${there}` : t`Choose a bill`}
        </SaveAction>
      }
    >
      <Stack>
        <Hint>{t`Its dishes and payments go to the other bill. The kitchen sees no change.`}</Hint>
        <RadioCards
          label={t`With this bill`}
          layout="grid"
          value={chosen}
          onChange={setChosen}
          options={others.map((one) => ({
            value: one.id,
            title: labelOf(one),
            price: <Sum kurus={one.openKurus} />,
          }))}
        />
      </Stack>
    </Dialog>
  );
}

type TabActionsProps = { bill: BillOnTablet; label: string };

/** A tab sits down or gets another name; a party that gets up goes on as a tab. */
export function TabActions({ bill, label }: TabActionsProps) {
  const { t } = useLingui();
  const [asking, setAsking] = useState<'seat' | 'rename' | 'leave' | null>(null);
  const isSeated = useIsSeated(bill.id);
  const openBill = useOpenBill();
  const rename = useCommand(renameTab);
  const leave = useCommand(leaveTable);
  if (bill.closedAt !== null || bill.isBeforeTill || bill.kind === 'order') return null;
  const close = () => setAsking(null);
  const { id: billId, phone, memberId, memberName } = bill;
  const whose = {
    ...(phone && { phone }),
    ...(memberId && { memberId }),
    ...(memberName && { memberName }),
  };
  return (
    <Row>
      {isSeated && (
        <Button tone="quiet" onClick={() => setAsking('leave')}>
          <Trans>Free the table, go on as a tab</Trans>
        </Button>
      )}
      {!isSeated && (
        <Button tone="quiet" onClick={() => setAsking('seat')}>{t`Seat at a table`}</Button>
      )}
      {bill.kind === 'tab' && (
        <Button tone="quiet" onClick={() => setAsking('rename')}>{t`Change the name`}</Button>
      )}
      {asking === 'seat' && <SeatTab bill={bill} label={label} onClose={close} />}
      {asking === 'rename' && (
        <NameDialog
          title={<Trans>Change the name</Trans>}
          known={label}
          onClose={close}
          onName={(name) => rename({ billId, name, ...whose })}
        >
          <Trans>Save</Trans>
        </NameDialog>
      )}
      {asking === 'leave' && (
        <NameDialog
          title={<Trans>{label} becomes free</Trans>}
          hint={<Trans>The bill goes on under this name.</Trans>}
          onClose={close}
          onName={async (name) => openBill(await leave({ billId, name }))}
        >
          <Trans>Go on as a tab</Trans>
        </NameDialog>
      )}
    </Row>
  );
}

function SeatTab({ bill, label, onClose }: TabActionsProps & { onClose: () => void }) {
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
      title={<Trans>Seat {label}</Trans>}
      onClose={onClose}
      footer={
        <SaveAction unavailable={!table} task={go}>
          {table ? t`To table ${there}` : t`Choose a table`}
        </SaveAction>
      }
    >
      <Stack>
        <SelectInput
          label={t`Table`}
          placeholder={t`Choose a table`}
          options={tables.map((one) => ({ value: String(one.id), label: one.label }))}
          value={tableId}
          onChange={setTableId}
        />
        <Hint>{t`If guests sit there already, both have one bill from then on.`}</Hint>
      </Stack>
    </Dialog>
  );
}

type NameDialogProps = {
  title: ReactNode;
  known?: string;
  hint?: ReactNode;
  onClose: () => void;
  onName: (name: string) => Promise<void>;
  children: ReactNode;
};

function NameDialog({ title, known = '', hint, onClose, onName, children }: NameDialogProps) {
  const { t } = useLingui();
  const [name, setName] = useState(known);
  const typed = name.trim();

  async function go() {
    if (typed === '') return;
    await onName(typed);
    onClose();
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <SaveAction unavailable={typed === ''} task={go}>
          {children}
        </SaveAction>
      }
    >
      <TextInput label={t`Name`} maxLength={40} value={name} onChange={setName} hint={hint} />
    </Dialog>
  );
}
