import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { VOID_REASONS, type VoidReason } from '#domain/bills/line-entry';
import { piecesWorth } from '#domain/bills/line-worth';
import { voidLine } from '../../data/commands/bills';
import type { LineOnBill } from '../../data/react/staff/use-bill-lines';
import { useCommand } from '../../data/react/use-command';
import { CheckboxInput } from '../../ui/form/inputs/CheckboxInput';
import { Stack } from '../../ui/layout/Flow';
import { Dialog, DialogAction } from '../../ui/overlays/Dialog';
import { Sum } from './bill-parts';
import type { ReducingProps } from './LineActions';
import { NewWorth, NoteInput, PiecesOfLines, ReasonChoice, useEachOnce } from './line-parts';
import { VOID_REASON_WORDS } from './line-words';

export function TakeOff({ bill, label, lines, onReduce, onClose }: ReducingProps) {
  const { t } = useLingui();
  const run = useCommand(voidLine);
  const eachOnce = useEachOnce();
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>({});
  const [reason, setReason] = useState<VoidReason | null>(null);
  const [wasMade, setMade] = useState(false);
  const [note, setNote] = useState('');
  const of = (line: LineOnBill) => Math.min(pieces[line.key] ?? line.left, line.left);
  const kurus = lines.reduce((sum, line) => sum + piecesWorth(line, of(line)), 0);

  function go() {
    if (!reason) return;
    const text = note.trim();
    const more = { reason, wasMade, ...(text && { note: text }) };
    onReduce({
      kind: 'void',
      kurus,
      count: lines.length,
      run: (ids, here) =>
        eachOnce(lines, (line, nth) => {
          const { orderId, lineNo } = line;
          const id = ids[nth];
          const change = { billId: bill.id, orderId, lineNo, pieces: of(line), ...more };
          return run({ ...change, ...(id && { id }), ...here });
        }),
    });
  }

  return (
    <Dialog
      title={<Trans>Take off, {label}</Trans>}
      onClose={onClose}
      footer={
        <DialogAction unavailable={!reason} trailing={<Sum kurus={-kurus} />} onClick={go}>
          {reason ? t`Take off` : t`Choose a reason`}
        </DialogAction>
      }
    >
      <Stack>
        <PiecesOfLines lines={lines} piecesOf={of} onChange={setPieces} />
        <ReasonChoice
          reasons={VOID_REASONS}
          words={VOID_REASON_WORDS}
          reason={reason}
          onChoose={(next) => {
            setReason(next);
            if (next === 'quality' || next === 'walked_out') setMade(true);
          }}
        />
        <CheckboxInput
          label={<Trans>It was made</Trans>}
          hint={<Trans>Its ingredients still come off the stock.</Trans>}
          checked={wasMade}
          onChange={(event) => setMade(event.currentTarget.checked)}
        />
        <NoteInput note={note} onChange={setNote} />
        <NewWorth before={bill.worthKurus} after={bill.worthKurus - kurus} />
      </Stack>
    </Dialog>
  );
}
