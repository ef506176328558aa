import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Resource, ResourceRecord } from '#domain/resource/resource';
import { formatTime } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { Row } from '../../ui/layout/Flow';
import { type Choices, useFieldWords } from '../fields/field-words';
import { DifferencesTable } from '../shared/Conflict';
import { intoView } from './into-view';
import * as styles from './Records.css';
import { differences, draftOf, inputOf, type RecordDraft } from './record-draft';
import type { RecordConflict as Conflict } from './use-record-editor';

type Side = 'mine' | 'theirs';

type RecordConflictProps = {
  resource: Resource;
  conflict: Conflict;
  /** Holds the form's values. */
  mine: RecordDraft;
  choices?: Choices | undefined;
  onResolve: (current: ResourceRecord, values: RecordDraft['values']) => void;
};

/** Shows a conflict with a colleague's version; a person chooses field by field. */
export function RecordConflict(props: RecordConflictProps) {
  const { resource, conflict, mine, choices, onResolve } = props;
  const { current, by, at } = conflict;
  const theirs = draftOf(resource, current).values;
  const seen = mine.from ? draftOf(resource, mine.from).values : theirs;
  const changedByMe = differences(resource, mine.values, seen);
  const fields = differences(resource, mine.values, theirs);
  const [picks, setPicks] = useState<Readonly<Record<string, Side>>>({});
  const pickOf = (name: string): Side =>
    picks[name] ?? (changedByMe.includes(name) ? 'mine' : 'theirs');
  const ago = [by, at && formatTime(Date.parse(at), 'tr')].filter(Boolean).join(', ');

  function chosen(): RecordDraft['values'] {
    const kept = fields.filter((name) => pickOf(name) === 'mine');
    const own = kept.map((name) => [name, mine.values[name] ?? ''] as const);
    return { ...theirs, ...Object.fromEntries(own) };
  }

  return (
    <div ref={intoView} tabIndex={-1} className={styles.refused}>
      <p role="alert">
        <Trans>Someone else changed this: {ago}.</Trans>
      </p>
      <p>
        <Trans>Choose what is kept, field by field. Nothing is overwritten until you save.</Trans>
      </p>
      <Differences
        resource={resource}
        fields={fields}
        values={{ theirs: current, mine: inputOf(resource, mine.values) }}
        choices={choices}
        pickOf={pickOf}
        onPick={(name, side) => setPicks({ ...picks, [name]: side })}
      />
      <Row gap={8}>
        <Button onClick={() => onResolve(current, chosen())}>
          <Trans>Save my choice</Trans>
        </Button>
        <Button tone="outline" onClick={() => onResolve(current, theirs)}>
          <Trans>Load theirs</Trans>
        </Button>
      </Row>
    </div>
  );
}

type DifferencesProps = {
  resource: Resource;
  fields: readonly string[];
  values: Record<Side, Readonly<Record<string, unknown>>>;
  choices: Choices | undefined;
  pickOf: (name: string) => Side;
  onPick: (name: string, side: Side) => void;
};

function Differences({ resource, fields, values, choices, pickOf, onPick }: DifferencesProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const wordsOf = useFieldWords(choices);
  const sides: [Side, string][] = [
    ['theirs', t`Theirs`],
    ['mine', t`Mine`],
  ];
  return (
    <DifferencesTable className={styles.differences}>
      {fields.map((name) => {
        const field = resource.fields[name];
        if (!field) return null;
        const label = field.label[language];
        return (
          <tr key={name}>
            <th scope="row">{label}</th>
            {sides.map(([side, sideLabel]) => (
              <td key={side}>
                <label className={styles.pick}>
                  <input
                    type="radio"
                    name={`pick-${name}`}
                    aria-label={`${label}: ${sideLabel}`}
                    checked={pickOf(name) === side}
                    onChange={() => onPick(name, side)}
                    className={styles.radio}
                  />
                  {wordsOf(name, field, values[side][name]) || '–'}
                </label>
              </td>
            ))}
          </tr>
        );
      })}
    </DifferencesTable>
  );
}
