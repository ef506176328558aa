import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { type Closure, USUAL_HOURS } from '#domain/opening/opening';
import type { DayDraft } from '#domain/resource/kinds';
import { weekdayName } from '../../i18n/opening-text';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { IconButton } from '../../ui/controls/IconButton';
import { CheckboxInput } from '../../ui/form/inputs/CheckboxInput';
import { TextInput } from '../../ui/form/inputs/TextInput';
import { Row, Text } from '../../ui/layout/Flow';
import { EditorGroup } from './EditorGroup';
import type { InputProps } from './FieldInput';
import * as styles from './OpeningEditors.css';

/** Edits the hours of each day of the week. */
export function WeekEditor({ words, value: days, onChange }: InputProps<DayDraft[]>) {
  const [monday] = days;

  function change(at: number, part: Partial<DayDraft>) {
    onChange(days.map((day, index) => (index === at ? { ...day, ...part } : day)));
  }

  return (
    <EditorGroup {...words}>
      <div className={styles.days}>
        {days.map((day, at) => (
          <Day
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is the day of the week.
            key={at}
            weekday={at}
            day={day}
            onChange={(part) => change(at, part)}
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
      autoComplete="off"
      maxLength={5}
      placeholder="15:00"
      onChange={onChange}
    />
  );
}

const EMPTY_CLOSURE: Closure = { day: '', noteEn: '', noteTr: '' };

/** Edits days on which the venue is closed, each with a note for guests. */
export function ClosuresEditor(props: InputProps<Closure[]>) {
  const { words, value: closures, onChange } = props;

  function change(at: number, part: Partial<Closure>) {
    onChange(closures.map((closure, index) => (index === at ? { ...closure, ...part } : closure)));
  }

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
              onChange={(part) => change(at, part)}
              onRemove={() => onChange(closures.filter((_, index) => index !== at))}
            />
          ))}
        </ol>
      )}
      <Button
        tone="outline"
        size="compact"
        icon={<Plus aria-hidden="true" size={16} />}
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

function ClosureRow({
  place,
  closure: { day, noteEn, noteTr },
  onChange,
  onRemove,
}: ClosureRowProps) {
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
