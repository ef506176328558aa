import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { REMAKE_REASONS, type RemakeReason } from '#domain/bills/line-entry';
import { remakeLine } from '../../data/commands/bills';
import type { LineOnBill } from '../../data/react/staff/use-bill-lines';
import { useCommand } from '../../data/react/use-command';
import { Hint, Stack } from '../../ui/layout/Flow';
import { Dialog, DialogAction } from '../../ui/overlays/Dialog';
import type { ChangingProps } from './LineActions';
import { NoteInput, PiecesOfLines, ReasonChoice } from './line-parts';
import { REMAKE_REASON_WORDS } from './line-words';

/** Sends pieces of lines to the kitchen once more, for nothing. */
export function MakeAgain({ bill, label, lines, onDone, onClose }: ChangingProps) {
  const { t } = useLingui();
  const remake = useCommand(remakeLine);
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>({});
  const [reason, setReason] = useState<RemakeReason | null>(null);
  const [note, setNote] = useState('');
  const of = (line: LineOnBill) => Math.min(pieces[line.key] ?? 1, line.left);

  async function go() {
    if (!reason) return;
    const text = note.trim();
    for (const line of lines) {
      const { orderId, lineNo } = line;
      const body = { orderId, lineNo, pieces: of(line), reason, ...(text && { note: text }) };
      await remake({ billId: bill.id, ...body });
    }
    onDone();
  }

  return (
    <Dialog
      title={<Trans>Make again, {label}</Trans>}
      onClose={onClose}
      footer={
        <DialogAction unavailable={!reason} onClick={() => void go().catch(console.error)}>
          {reason ? t`Send to the kitchen` : t`Choose a reason`}
        </DialogAction>
      }
    >
      <Stack>
        <PiecesOfLines lines={lines} piecesOf={of} onChange={setPieces} />
        <ReasonChoice
          reasons={REMAKE_REASONS}
          words={REMAKE_REASON_WORDS}
          reason={reason}
          onChoose={setReason}
        />
        <NoteInput note={note} onChange={setNote} />
        <Hint>
          <Trans>
            The kitchen gets a ticket marked “again”. It costs the guest nothing; its stock is used
            once more.
          </Trans>
        </Hint>
      </Stack>
    </Dialog>
  );
}
