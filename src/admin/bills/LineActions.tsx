import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { REMAKE_REASONS, type RemakeReason } from '#domain/bills/line-entry';
import { needsApproval, type ReductionKind, reductionOn } from '#domain/bills/line-worth';
import type { CheckedHere } from '#domain/staff/pin';
import { remakeLine } from '../../data/commands/bills';
import { newId } from '../../data/ids';
import { type LineOnBill, useBillLines } from '../../data/react/staff/use-bill-lines';
import type { BillOnTablet } from '../../data/react/staff/use-staff-bills';
import { useBarRules } from '../../data/react/staff/use-staff-rows';
import { useStaffSession } from '../../data/react/staff/use-staff-session';
import { useCommand } from '../../data/react/use-command';
import { Button } from '../../ui/controls/Button';
import { Hint, Stack } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import { SaveAction, useSave } from '../shared/SaveAction';
import { ApprovalSheet } from './ApprovalSheet';
import { Sum } from './bill-parts';
import * as styles from './Lines.css';
import { NoteInput, PiecesOfLines, ReasonChoice, useEachOnce } from './line-parts';
import { REDUCTION_WORDS, REMAKE_REASON_WORDS } from './line-words';
import { MoveLines } from './MoveLines';
import { ReducePrice } from './ReducePrice';
import { TakeOff } from './TakeOff';

/** A change that a person has made up their mind about. */
type Reducing = {
  kind: ReductionKind;
  /** What it takes off (kuruş). */
  kurus: number;
  /** So many mutations are queued, each with an id of its own. */
  count: number;
  run: (ids: readonly string[], here?: CheckedHere) => Promise<void>;
};

export type LineAct = ReductionKind | 'remake' | 'move';

/** Offers what staff do to chosen lines of a bill. */
export function LineActions({ onChoose }: { onChoose: (act: LineAct) => void }) {
  const { t } = useLingui();
  const kinds = ['void', 'discount', 'comp', 'staff'] as const;
  return (
    <fieldset aria-label={t`Chosen lines`} className={styles.actions}>
      {kinds.map((kind) => (
        <Button key={kind} tone="outline" onClick={() => onChoose(kind)}>
          {t(REDUCTION_WORDS[kind])}
        </Button>
      ))}
      <Button tone="outline" onClick={() => onChoose('remake')}>{t`Make again`}</Button>
      <Button tone="outline" onClick={() => onChoose('move')}>{t`Move`}</Button>
    </fieldset>
  );
}

type LineDialogProps = {
  bill: BillOnTablet;
  label: string;
  lines: readonly LineOnBill[];
  onClose: () => void;
};
export type ReducingProps = LineDialogProps & { onReduce: (change: Reducing) => void };
export type ChangingProps = LineDialogProps & { onDone: () => void };

/** Asks what an action needs to know, and for a manager's PIN above the limits. */
export function LineSheets({ act, onDone, ...dialog }: ChangingProps & { act: LineAct | null }) {
  const { t } = useLingui();
  const { bill, label, onClose } = dialog;
  const { waiting, begin, approve, leave } = useReducing(bill, finish);

  function finish() {
    onClose();
    onDone();
  }

  const priced = act === 'discount' || act === 'comp' || act === 'staff' ? act : null;
  return (
    <>
      {act === 'void' && <TakeOff {...dialog} onReduce={begin} />}
      {act === 'move' && <MoveLines {...dialog} onDone={finish} />}
      {act === 'remake' && <MakeAgain {...dialog} onDone={finish} />}
      {priced && <ReducePrice key={priced} kind={priced} {...dialog} onReduce={begin} />}
      {waiting && (
        <ApprovalSheet
          act={
            <>
              {t(REDUCTION_WORDS[waiting.kind])} <Sum kurus={waiting.kurus} />, {label}
            </>
          }
          changes={waiting.ids}
          onGiven={approve}
          onClose={leave}
        />
      )}
    </>
  );
}

/** Runs a change at once, or once a manager has approved it. */
function useReducing(bill: BillOnTablet, onDone: () => void) {
  const { user } = useStaffSession();
  const { till } = useBarRules();
  const all = useBillLines(bill.id)?.lines ?? [];
  const { save } = useSave();
  const [waiting, setWaiting] = useState<(Reducing & { ids: readonly string[] }) | null>(null);

  function begin(change: Reducing) {
    const ids = Array.from({ length: change.count }, newId);
    const entries = all.flatMap((line) => line.entries);
    const isSeen = bill.printed !== null || bill.paidKurus > 0 || bill.closedAt !== null;
    const reduction = reductionOn({ worthKurus: bill.worthKurus, isSeen }, entries, change);
    if (needsApproval(user?.role ?? '', till, reduction)) return setWaiting({ ...change, ids });
    save(() => change.run(ids).then(onDone));
  }

  function approve(here?: CheckedHere) {
    const change = waiting;
    setWaiting(null);
    if (change) save(() => change.run(change.ids, here).then(onDone));
  }

  return { waiting, begin, approve, leave: () => setWaiting(null) };
}

/** Sends pieces of lines to the kitchen once more, for nothing. */
function MakeAgain({ bill, label, lines, onDone, onClose }: ChangingProps) {
  const { t } = useLingui();
  const remake = useCommand(remakeLine);
  const eachOnce = useEachOnce();
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>({});
  const [reason, setReason] = useState<RemakeReason | null>(null);
  const [note, setNote] = useState('');
  const of = (line: LineOnBill) => Math.min(pieces[line.key] ?? 1, line.left);

  async function go() {
    if (!reason) return;
    const more = { reason, ...(note.trim() && { note: note.trim() }) };
    await eachOnce(lines, (line) => {
      const { orderId, lineNo } = line;
      return remake({ billId: bill.id, orderId, lineNo, pieces: of(line), ...more });
    });
    onDone();
  }

  return (
    <Dialog
      title={<Trans>Make again, {label}</Trans>}
      onClose={onClose}
      footer={
        <SaveAction unavailable={!reason} task={go}>
          {reason ? t`Send to the kitchen` : t`Choose a reason`}
        </SaveAction>
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
