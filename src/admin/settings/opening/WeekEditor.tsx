import { Trans, useLingui } from '@lingui/react/macro';
import { USUAL_HOURS } from '#domain/opening/opening';
import { weekdayName } from '../../../i18n/opening-text';
import { useLanguage } from '../../../i18n/use-language';
import { Button } from '../../../ui/controls/Button';
import { CheckboxInput } from '../../../ui/form/inputs/CheckboxInput';
import { TextInput } from '../../../ui/form/inputs/TextInput';
import { EditorGroup, type EditorWords } from '../editor/EditorGroup';
import * as styles from './Editors.css';
import { type DayDraft, draftOfWeek, weekDraft } from './opening-draft';

type WeekEditorProps = EditorWords & { typed: string; onType: (typed: string) => void };

/** Edits the hours of each day of the week. */
export function WeekEditor({ typed, onType, ...words }: WeekEditorProps) {
  const days = weekDraft(typed);
  const [monday] = days;

  function change(at: number, part: Partial<DayDraft>) {
    onType(draftOfWeek(days.map((day, index) => (index === at ? { ...day, ...part } : day))));
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
        <Button
          tone="quiet"
          size="compact"
          onClick={() => onType(draftOfWeek(days.map(() => monday)))}
        >
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
        <div className={styles.times}>
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
        </div>
      ) : (
        <span className={styles.closed}>
          <Trans>closed</Trans>
        </span>
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
