import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode, useState } from 'react';
import type { FormValue } from '#domain/resource/kinds';
import type { Resource, ResourceRecord, Values } from '#domain/resource/resource';
import { formatTime } from '#domain/venue';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { Hint, Row } from '../../ui/layout/Flow';
import { type Choices, useFieldWords } from '../fields/field-words';
import { useTimeText } from '../shared/figures';
import { DifferencesTable } from '../shared/SendFailed';
import * as styles from './Records.css';
import {
  type RecordConflict as Conflict,
  differences,
  draftOf,
  type FormValues,
  inputOf,
  type RecordDraft,
} from './record-editor';

type RecordFactsProps = {
  resource: Resource;
  record: ResourceRecord;
  choices?: Choices | undefined;
  /** True shows all fields, for read-only roles; false shows only the read-only fields. */
  isReadOnly: boolean;
};

export function RecordFacts({ resource, record, choices, isReadOnly }: RecordFactsProps) {
  const language = useLanguage();
  const wordsOf = useFieldWords(choices);
  const fields = Object.entries(resource.fields).filter(
    ([, { isFact, isOpening }]) => isReadOnly || isFact || isOpening,
  );
  const { changedBy, changedAt } = record;
  const timeText = useTimeText();
  return (
    <>
      {fields.length > 0 && (
        <dl className={styles.known}>
          {fields.map(([name, field]) => (
            <Fragment key={name}>
              <dt>{field.label[language]}</dt>
              <dd>{wordsOf(name, field, record[name]) || '–'}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {changedBy && changedAt && (
        <Hint>
          <Trans>
            Last changed: {changedBy}, {timeText(changedAt)}
          </Trans>
        </Hint>
      )}
    </>
  );
}

/** Serves as a ref that moves the focus to the top of a form, which a person sent from its end. */
export function intoView(element: HTMLElement | null): void {
  element?.focus();
}

type Side = 'mine' | 'theirs';

type RecordConflictProps = {
  resource: Resource;
  conflict: Conflict;
  mine: RecordDraft;
  choices?: Choices | undefined;
  onResolve: (current: ResourceRecord, values: RecordDraft['values']) => void;
};

/** Shows a conflict with a colleague's version; a person chooses field by field. */
export function RecordConflict(props: RecordConflictProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { resource, conflict, mine, choices, onResolve } = props;
  const { current, by, at } = conflict;
  const wordsOf = useFieldWords(choices);
  const sides: { side: Side; sideLabel: string; values: Values }[] = [
    { side: 'theirs', sideLabel: t`Theirs`, values: current },
    { side: 'mine', sideLabel: t`Mine`, values: inputOf(resource, mine.values) },
  ];
  const theirs = draftOf(resource, current).values;
  const seen = mine.from ? draftOf(resource, mine.from).values : theirs;
  const changedByMe = differences(resource, mine.values, seen);
  const fields = differences(resource, mine.values, theirs);
  const [picks, setPicks] = useState<Readonly<Record<string, Side>>>({});
  const pickOf = (name: string): Side =>
    picks[name] ?? (changedByMe.includes(name) ? 'mine' : 'theirs');
  const ago = [by, at && formatTime(Date.parse(at))].filter(Boolean).join(', ');

  function chosen(): RecordDraft['values'] {
    const kept = fields.filter((name) => pickOf(name) === 'mine');
    const own = kept.map((name) => [name, mine.values[name] ?? ''] as const);
    return { ...theirs, ...Object.fromEntries(own) };
  }

  return (
    <div ref={intoView} tabIndex={-1} className={styles.refused}>
      <p role="alert">{t`Someone else changed this: ${ago}.`}</p>
      <p>{t`Choose what is kept, field by field. Nothing is overwritten until you save.`}</p>
      <DifferencesTable>
        {fields.map((name) => {
          const field = resource.fields[name];
          if (!field) return null;
          const label = field.label[language];
          return (
            <tr key={name}>
              <th scope="row">{label}</th>
              {sides.map(({ side, sideLabel, values }) => (
                <td key={side}>
                  <label className={styles.pick}>
                    <input
                      type="radio"
                      name={`pick-${name}`}
                      aria-label={`${label}: ${sideLabel}`}
                      checked={pickOf(name) === side}
                      onChange={() => setPicks({ ...picks, [name]: side })}
                      className={styles.radio}
                    />
                    {wordsOf(name, field, values[name]) || '–'}
                  </label>
                </td>
              ))}
            </tr>
          );
        })}
      </DifferencesTable>
      <Row>
        <Button onClick={() => onResolve(current, chosen())}>{t`Save my choice`}</Button>
        <Button tone="outline" onClick={() => onResolve(current, theirs)}>{t`Load theirs`}</Button>
      </Row>
    </div>
  );
}

export type OwnInput = {
  value: FormValue;
  error: string | undefined;
  /** null means a new record. */
  recordId: string | number | null;
  values: FormValues;
  onChange: (value: FormValue) => void;
};
/** Maps fields to custom inputs; false hides the field. */
export type OwnInputs = Readonly<Record<string, (input: OwnInput) => ReactNode>>;
