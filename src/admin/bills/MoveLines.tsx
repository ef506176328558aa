import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { piecesWorth } from '#domain/bills/line-worth';
import { moveLines } from '../../data/commands/bills';
import { newId } from '../../data/ids';
import type { LineOnBill } from '../../data/react/staff/use-bill-lines';
import { useStaffBills } from '../../data/react/staff/use-staff-bills';
import { useStaffTables } from '../../data/react/staff/use-staff-rows';
import { useStaffSeatings } from '../../data/react/staff/use-staff-seatings';
import { useCommand } from '../../data/react/use-command';
import { RadioCards } from '../../ui/form/inputs/RadioCards';
import { SelectInput } from '../../ui/form/inputs/SelectInput';
import { TextInput } from '../../ui/form/inputs/TextInput';
import { Stack } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import { SaveAction } from '../shared/SaveAction';
import { Sum } from './bill-parts';
import { useBillLabel, useOtherBills } from './bill-words';
import type { ChangingProps } from './LineActions';
import { NewWorth, PiecesOfLines } from './line-parts';

type Place = { is: 'bill'; id: string } | { is: 'table'; id: number } | { is: 'name' };

/** Moves pieces of lines to another bill, or to one that it begins; nothing is sent to the kitchen again. */
export function MoveLines({ bill, label, lines, onDone, onClose }: ChangingProps) {
  const { t } = useLingui();
  const move = useCommand(moveLines);
  const labelOf = useBillLabel();
  const others = useOtherBills(bill);
  const tables = useTablesWithoutBill();
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>({});
  const [place, setPlace] = useState<Place | null>(null);
  const [name, setName] = useState('');
  const of = (line: LineOnBill) => Math.min(pieces[line.key] ?? line.left, line.left);
  const kurus = lines.reduce((sum, line) => sum + piecesWorth(line, of(line)), 0);
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
        <PiecesOfLines lines={lines} piecesOf={of} onChange={setPieces} />
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
