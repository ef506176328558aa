import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import type { Closure } from '#domain/opening/opening';
import { USUAL_HOURS } from '#domain/opening/opening';
import type { DayDraft } from '#domain/resource/kinds';
import { useLanguage } from '../../i18n/language';
import { weekdayName } from '../../i18n/opening-text';
import { Button, IconButton } from '../../ui/controls/controls';
import * as shell from '../../ui/form/inputs/FieldShell.css';
import {
  CheckboxInput,
  FieldError,
  FieldHint,
  TextInput,
  useFieldIds,
} from '../../ui/form/inputs/inputs';
import { Row, Text } from '../../ui/layout/Flow';
import { timeOf, withTime } from './DishListInput';
import type { InputProps } from './FieldInput';
import * as styles from './Fields.css';

type EditorGroupProps = { label: string; hint?: string; error?: string; children: ReactNode };

export function EditorGroup({ label, hint, error, children }: EditorGroupProps) {
  const { id, attributes } = useFieldIds({ hint, error });
  return (
    <fieldset className={styles.editor} {...attributes}>
      <legend className={shell.label}>{label}</legend>
      <FieldHint of={id}>{hint}</FieldHint>
      {children}
      <FieldError of={id} role="alert">
        {error}
      </FieldError>
    </fieldset>
  );
}

/** A list of times: each is removed with a tap; new ones are typed. */
export function TimeListInput({ words, value: times, onChange }: InputProps<string[]>) {
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);

  function add() {
    const time = timeOf(text);
    setWrong(time === null);
    if (time === null) return;
    setText('');
    onChange(withTime(times, time));
  }

  function remove(time: string) {
    onChange(times.filter((one) => one !== time));
    document.getElementById(`${id}-add`)?.focus();
  }

  return (
    <EditorGroup {...words}>
      <ul className={styles.times}>
        {times.map((time) => (
          <li key={time}>
            <Button
              tone="outline"
              size="compact"
              aria-label={t`Remove ${time}`}
              trailing={<X size={16} />}
              onClick={() => remove(time)}
            >
              {time}
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.add}>
        <TextInput
          label={t`New time`}
          value={text}
          inputMode="numeric"
          placeholder="18:30"
          maxLength={5}
          {...(isWrong && { error: t`Enter a time, for example 18:30` })}
          onChange={setText}
        />
        <Button id={`${id}-add`} tone="outline" icon={<Plus size={20} />} onClick={add}>
          <Trans>Add</Trans>
        </Button>
      </div>
    </EditorGroup>
  );
}

/** Returns the list with a change of one row. */
export function patched<Row>(rows: readonly Row[], at: number, part: Partial<Row>): Row[] {
  return rows.map((row, index) => (index === at ? { ...row, ...part } : row));
}

export function WeekEditor({ words, value: days, onChange }: InputProps<DayDraft[]>) {
  const [monday] = days;
  return (
    <EditorGroup {...words}>
      <div className={styles.days}>
        {days.map((day, at) => (
          <Day
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is the day of the week.
            key={at}
            weekday={at}
            day={day}
            onChange={(part) => onChange(patched(days, at, part))}
          />
        ))}
      </div>
      {monday && (
        <Button tone="quiet" size="compact" onClick={() => onChange(days.map(() => monday))}>
          <Trans>Monday’s hours on all days</Trans>
        </Button>
      )}
    </EditorGroup>
  );
}

type DayProps = { weekday: number; day: DayDraft; onChange: (part: Partial<DayDraft>) => void };

function Day({ weekday, day, onChange }: DayProps) {
  const { t } = useLingui();
  const name = weekdayName(weekday, useLanguage(), 'long');
  return (
    <div className={styles.day}>
      <CheckboxInput
        className={styles.dayName}
        label={name}
        aria-label={t`${name}: open`}
        checked={day.isOpen}
        onChange={(event) =>
          onChange({ ...(day.opens === '' && USUAL_HOURS), isOpen: event.currentTarget.checked })
        }
      />
      {day.isOpen ? (
        <Row gap={4} wrap={false}>
          <Time
            label={t`${name}: opens`}
            value={day.opens}
            onChange={(opens) => onChange({ opens })}
          />
          <span aria-hidden="true">–</span>
          <Time
            label={t`${name}: closes`}
            value={day.closes}
            onChange={(closes) => onChange({ closes })}
          />
        </Row>
      ) : (
        <Text as="span" size="body" tone="muted">{t`closed`}</Text>
      )}
    </div>
  );
}

type TimeProps = { label: string; value: string; onChange: (value: string) => void };

function Time({ label, value, onChange }: TimeProps) {
  return (
    <TextInput
      className={styles.time}
      label={label}
      hideLabel
      value={value}
      inputMode="numeric"
      maxLength={5}
      placeholder="15:00"
      onChange={onChange}
    />
  );
}

const EMPTY_CLOSURE: Closure = { day: '', noteEn: '', noteTr: '' };

/** Edits days on which the venue is closed, each with a note for guests. */
export function ClosuresEditor({ words, value: closures, onChange }: InputProps<Closure[]>) {
  return (
    <EditorGroup {...words}>
      {closures.length > 0 && (
        <ol className={styles.closures}>
          {closures.map((closure, at) => (
            <ClosureRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other identity while its date is typed.
              key={at}
              place={at + 1}
              closure={closure}
              onChange={(part) => onChange(patched(closures, at, part))}
              onRemove={() => onChange(closures.filter((_, index) => index !== at))}
            />
          ))}
        </ol>
      )}
      <Button
        tone="outline"
        size="compact"
        icon={<Plus size={16} />}
        onClick={() => onChange([...closures, EMPTY_CLOSURE])}
      >
        <Trans>Add a day</Trans>
      </Button>
    </EditorGroup>
  );
}

type ClosureRowProps = {
  place: number;
  closure: Closure;
  onChange: (part: Partial<Closure>) => void;
  onRemove: () => void;
};

const note = { className: styles.note, optional: true, maxLength: 80 };

function ClosureRow({ place, closure, onChange, onRemove }: ClosureRowProps) {
  const { t } = useLingui();
  const { day, noteEn, noteTr } = closure;
  return (
    <li className={styles.closure}>
      <TextInput
        className={styles.date}
        label={t`Day ${place}`}
        type="date"
        value={day}
        onChange={(next) => onChange({ day: next })}
      />
      <IconButton label={t`Remove day ${place}`} icon={<X size={20} />} onClick={onRemove} />
      <TextInput
        {...note}
        label={t`Note in English`}
        value={noteEn}
        onChange={(next) => onChange({ noteEn: next })}
      />
      <TextInput
        {...note}
        label={t`Note in Turkish`}
        value={noteTr}
        onChange={(next) => onChange({ noteTr: next })}
      />
    </li>
  );
}
