import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import type { Closure } from '#domain/opening/opening';
import { Button } from '../../../ui/controls/Button';
import { IconButton } from '../../../ui/controls/IconButton';
import { TextInput } from '../../../ui/form/inputs/TextInput';
import { EditorGroup, type EditorWords } from '../editor/EditorGroup';
import * as styles from './Editors.css';
import { closuresDraft, withClosure } from './opening-draft';

type ClosuresEditorProps = EditorWords & { typed: string; onType: (typed: string) => void };

/** Edits days on which the venue is closed, each with a note for guests. */
export function ClosuresEditor({ typed, onType, ...words }: ClosuresEditorProps) {
  const closures = closuresDraft(typed);

  function keep(next: readonly Closure[]) {
    onType(JSON.stringify(next));
  }

  function change(at: number, part: Partial<Closure>) {
    keep(closures.map((closure, index) => (index === at ? { ...closure, ...part } : closure)));
  }

  return (
    <EditorGroup {...words}>
      {closures.length > 0 && (
        <ol className={styles.closures}>
          {closures.map((closure, at) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other identity while its date is typed.
              key={at}
              place={at + 1}
              closure={closure}
              onChange={(part) => change(at, part)}
              onRemove={() => keep(closures.filter((_, index) => index !== at))}
            />
          ))}
        </ol>
      )}
      <Button
        tone="outline"
        size="compact"
        icon={<Plus aria-hidden="true" size={16} />}
        onClick={() => keep(withClosure(closures))}
      >
        <Trans>Add a day</Trans>
      </Button>
    </EditorGroup>
  );
}

type RowProps = {
  place: number;
  closure: Closure;
  onChange: (part: Partial<Closure>) => void;
  onRemove: () => void;
};

function Row({ place, closure: { day, noteEn, noteTr }, onChange, onRemove }: RowProps) {
  const { t } = useLingui();
  return (
    <li className={styles.closure}>
      <TextInput
        className={styles.date}
        label={t`Day ${place}`}
        type="date"
        value={day}
        autoComplete="off"
        onChange={(next) => onChange({ day: next })}
      />
      <IconButton
        label={t`Remove day ${place}`}
        icon={<X aria-hidden="true" size={20} />}
        onClick={onRemove}
      />
      <TextInput
        className={styles.note}
        label={t`Note in English`}
        optional
        value={noteEn}
        autoComplete="off"
        maxLength={80}
        onChange={(next) => onChange({ noteEn: next })}
      />
      <TextInput
        className={styles.note}
        label={t`Note in Turkish`}
        optional
        value={noteTr}
        autoComplete="off"
        maxLength={80}
        onChange={(next) => onChange({ noteTr: next })}
      />
    </li>
  );
}
