import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReductionKind, RemakeReason } from '#domain/bills/line-entry';
import { mayUndoEntry, needsApproval, REMAKE_REASONS, reductionOn } from '#domain/bills/line-entry';
import type { CheckedHere } from '#domain/staff/pin';
import { remakeLine, undoEntry } from '../../data/commands/send';
import { newId } from '../../data/ids';
import { useCommand } from '../../data/react/use-app';
import type { BillOnTablet, EntryOnTablet, LineOnBill } from '../../data/react/use-staff';
import { barNow, useBarRules, useBillLines } from '../../data/react/use-staff';
import { useStaffSession } from '../../data/react/use-staff-session';
import { useBarErrorText } from '../../i18n/bar-error-text';
import { Button } from '../../ui/controls/controls';
import { Banner } from '../../ui/feedback/Banner';
import { Hint, Row, Stack } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import { DiscardButton } from '../shared/Panel';
import { SaveAction, useSave, useSavedCommand } from '../shared/sending';
import { ApprovalSheet, AskManager, Sum } from './bill-parts';
import * as styles from './Lines.css';
import { REDUCTION_WORDS, REMAKE_REASON_WORDS, reasonWords } from './line-words';
import * as money from './Money.css';
import { MoveLines } from './MoveLines';
import {
  NoteInput,
  PiecesOfLines,
  ReasonChoice,
  ReducePrice,
  TakeOff,
  useEachOnce,
  usePieces,
} from './ReducePrice';

type LineEntriesProps = { billId: string; label: string; line: LineOnBill };

/** Shows what became of a line: pieces taken off, who lowered its price and why, and who approved. */
export function LineEntries({ billId, label, line }: LineEntriesProps) {
  const undone = new Set(line.entries.flatMap(({ undoes }) => undoes ?? []));
  const shown = line.entries.filter(({ kind }) => kind !== 'undo' && kind !== 'refund');
  if (shown.length === 0) return null;
  return (
    <Stack as="ul" gap={0} className={styles.entries}>
      {shown.map((entry) => (
        <Row as="li" key={entry.id} justify="between" wrap={false}>
          <span className={undone.has(entry.id) ? money.struck : undefined}>
            <EntryText entry={entry} line={line} />
          </span>
          {entry.kind !== 'move' && !undone.has(entry.id) && (
            <UndoEntry billId={billId} label={label} entry={entry} />
          )}
        </Row>
      ))}
    </Stack>
  );
}

function EntryText({ entry, line }: { entry: EntryOnTablet; line: LineOnBill }) {
  const { t } = useLingui();
  const words = reasonWords(entry.reason);
  const facts = [
    entry.by,
    entry.kind === 'void' && entry.wasMade === true && t`was made`,
    entry.approvedBy && t`approved by ${entry.approvedBy}`,
    !entry.isProven && t`PIN not proven`,
    entry.isQueued && t`not sent`,
  ];
  return (
    <>
      <What entry={entry} line={line} />
      {words && `: ${t(words)}`}
      {entry.note && `, “${entry.note}”`}
      {facts.filter(Boolean).map((fact) => ` · ${fact}`)}
    </>
  );
}

function What({ entry, line }: { entry: EntryOnTablet; line: LineOnBill }) {
  const { t } = useLingui();
  const pieces = -entry.quantity;
  const kurus = entry.kurus;
  switch (entry.kind) {
    case 'void':
      return t`${pieces}× taken off`;
    case 'move':
      return pieces > 0 ? t`${pieces}× moved` : t`Moved here`;
    case 'comp':
      return t`On the house`;
    case 'remake':
      return t`Made again`;
    default: {
      const percent = Math.round((-kurus * 100) / (line.unitKurus * line.item.quantity || 1));
      return (
        <>
          {entry.kind === 'staff' ? t`Staff price` : t`Discount`} <Sum kurus={kurus} />
          {entry.kind === 'discount' && percent > 0 && t` (${percent}%)`}
        </>
      );
    }
  }
}

type UndoEntryProps = { billId: string; label: string; entry: EntryOnTablet };

/** Takes one's own change back within ten minutes; later a manager approves it. */
function UndoEntry({ billId, label, entry }: UndoEntryProps) {
  const { user } = useStaffSession();
  const undo = useSavedCommand(undoEntry);
  const [id, setId] = useState<string | null>(null);

  function run(change: string, here?: CheckedHere) {
    setId(null);
    // One change makes several entries, whose ids begin with its own.
    const undone = entry.id.slice(0, entry.id.indexOf(':'));
    undo({ billId, id: change, entry: undone, ...here });
  }

  function start() {
    const change = newId();
    const tap = { isOwn: entry.by === user?.firstName, ageMs: barNow() - Date.parse(entry.at) };
    if (mayUndoEntry(user?.role ?? '', tap)) run(change);
    else setId(change);
  }

  return (
    <>
      <Button tone="quiet" className={styles.undo} onClick={start}>
        <Trans>Undo</Trans>
      </Button>
      {id && (
        <ApprovalSheet
          act={
            entry.kind === 'remake' ? (
              <Trans>Undo: made again, {label}</Trans>
            ) : (
              <Trans>
                Undo <Sum kurus={-entry.kurus} />, {label}
              </Trans>
            )
          }
          changes={[id]}
          onGiven={(here) => run(id, here)}
          onClose={() => setId(null)}
        />
      )}
    </>
  );
}

/** Asks what becomes of changes that the server refused. */
export function LineQuestions({ billId, label }: { billId: string; label: string }) {
  const { t } = useLingui();
  const errorText = useBarErrorText();
  const questions = useBillLines(billId)?.questions ?? [];
  return questions.map(({ entryId, code, kind }) => {
    const title = t(QUESTION_WORDS[kind] ?? PRICE_QUESTION);
    const isApproval = code === 'approval.required' || code === 'forbidden';
    return (
      <Banner key={entryId} tone="danger" shape="box" role="alert">
        <Stack gap={8}>
          <span>
            <strong>{title}</strong>{' '}
            {isApproval ? t`A manager must approve this with a PIN.` : errorText(code)}
          </span>
          <Row>
            {isApproval && <AskManager entryId={entryId} act={`${title} ${label}`} />}
            <DiscardButton entryId={entryId}>{t`Leave it`}</DiscardButton>
          </Row>
        </Stack>
      </Banner>
    );
  });
}

const QUESTION_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  'line.void': msg`Not taken off.`,
  'line.move': msg`Not moved.`,
  'bill.merge': msg`Not merged.`,
  'line.remake': msg`Not made again.`,
  'entry.undo': msg`Not undone.`,
};

const PRICE_QUESTION = msg`The price was not lowered.`;

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
  const pieces = usePieces(lines, 1);
  const [reason, setReason] = useState<RemakeReason | null>(null);
  const [note, setNote] = useState('');

  async function go() {
    if (!reason) return;
    const more = { reason, ...(note.trim() && { note: note.trim() }) };
    await eachOnce(lines, (line) => {
      const { orderId, lineNo } = line;
      return remake({ billId: bill.id, orderId, lineNo, pieces: pieces.of(line), ...more });
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
        <PiecesOfLines pieces={pieces} />
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
