import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { mayUndoEntry } from '#domain/bills/line-worth';
import type { CheckedHere } from '#domain/staff/pin';
import { undoEntry } from '../../data/commands/bills';
import { discardEntry } from '../../data/commands/entries';
import { newId } from '../../data/ids';
import {
  type EntryOnTablet,
  type LineOnBill,
  useBillLines,
} from '../../data/react/staff/use-bill-lines';
import { barNow } from '../../data/react/staff/use-live';
import { useStaffSession } from '../../data/react/staff/use-staff-session';
import { useCommand } from '../../data/react/use-command';
import { useBarErrorText } from '../../i18n/bar-error-text';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { Row, Stack } from '../../ui/layout/Flow';
import { useSave } from '../shared/SaveAction';
import { ApprovalSheet } from './ApprovalSheet';
import { AskManager } from './AskManager';
import { Sum } from './bill-parts';
import * as styles from './Lines.css';
import { reasonWords } from './line-words';

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
          <span className={undone.has(entry.id) ? styles.struck : undefined}>
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
  const undo = useCommand(undoEntry);
  const { save } = useSave();
  const [id, setId] = useState<string | null>(null);

  function run(change: string, here?: CheckedHere) {
    setId(null);
    // One change makes several entries, whose ids begin with its own.
    const undone = entry.id.slice(0, entry.id.indexOf(':'));
    save(() => undo({ billId, id: change, entry: undone, ...here }));
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
  const discard = useCommand(discardEntry);
  const { save } = useSave();
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
            <Button tone="outline" onClick={() => save(() => discard({ id: entryId }))}>
              <Trans>Leave it</Trans>
            </Button>
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
