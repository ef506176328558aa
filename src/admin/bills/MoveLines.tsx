import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { piecesWorth } from '#domain/bills/line-worth';
import { moveLines } from '../../data/commands/bills';
import type { LineOnBill } from '../../data/react/staff/use-bill-lines';
import { type BillOnTablet, useStaffBills } from '../../data/react/staff/use-staff-bills';
import { useCommand } from '../../data/react/use-command';
import { RadioCards } from '../../ui/form/inputs/RadioCards';
import { Hint, Stack } from '../../ui/layout/Flow';
import { Dialog, DialogAction } from '../../ui/overlays/Dialog';
import { Sum } from './bill-parts';
import { useBillLabel } from './bill-words';
import { NewWorth, PiecesOfLines } from './line-parts';

type MoveLinesProps = {
  bill: BillOnTablet;
  label: string;
  lines: readonly LineOnBill[];
  onDone: () => void;
  onClose: () => void;
};

/** Moves pieces of lines to another open bill; nothing is sent to the kitchen again. */
export function MoveLines({ bill, label, lines, onDone, onClose }: MoveLinesProps) {
  const { t } = useLingui();
  const move = useCommand(moveLines);
  const labelOf = useBillLabel();
  const { rows = [] } = useStaffBills();
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>({});
  const [chosen, setChosen] = useState<string | null>(null);
  const of = (line: LineOnBill) => Math.min(pieces[line.key] ?? line.left, line.left);
  const kurus = lines.reduce((sum, line) => sum + piecesWorth(line, of(line)), 0);
  const others = rows.filter(
    ({ id, closedAt, isBeforeTill }) => id !== bill.id && closedAt === null && !isBeforeTill,
  );
  const to = others.find(({ id }) => id === chosen);

  function go() {
    if (!to) return;
    const moved = lines.map((line) => {
      const { orderId, lineNo } = line;
      return { orderId, lineNo, pieces: of(line) };
    });
    void move({ billId: bill.id, lines: moved, to: to.id }).then(onDone, console.error);
  }

  const there = to ? labelOf(to) : '';
  return (
    <Dialog
      title={<Trans>Move, {label}</Trans>}
      onClose={onClose}
      footer={
        <DialogAction unavailable={!to} trailing={<Sum kurus={kurus} />} onClick={go}>
          {to ? <Trans>Move to {there}</Trans> : <Trans>Choose a bill</Trans>}
        </DialogAction>
      }
    >
      <Stack gap={16}>
        <PiecesOfLines lines={lines} piecesOf={of} onChange={setPieces} />
        {others.length === 0 ? (
          <Hint>
            <Trans>No other bill is open. Seat the party at its table first.</Trans>
          </Hint>
        ) : (
          <RadioCards
            label={t`To this bill`}
            layout="grid"
            value={chosen}
            onChange={setChosen}
            options={others.map((one) => ({
              value: one.id,
              title: labelOf(one),
              price: <Sum kurus={one.openKurus} />,
            }))}
          />
        )}
        <NewWorth before={bill.worthKurus} after={bill.worthKurus - kurus} />
      </Stack>
    </Dialog>
  );
}
