import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/controls/Button';
import * as shell from '../../../ui/form/inputs/FieldShell.css';
import { TextInput } from '../../../ui/form/inputs/TextInput';
import * as styles from './Lists.css';
import { timeOf, timesIn, withTime } from './time-list';

type TimeListInputProps = {
  label: string;
  hint?: string;
  error?: string;
  typed: string;
  onType: (typed: string) => void;
};

/** A list of times: each is removed with a tap; new ones are typed. */
export function TimeListInput({ label, hint, error, typed, onType }: TimeListInputProps) {
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const times = timesIn(typed);

  function add() {
    const time = timeOf(text);
    setWrong(time === null);
    if (time === null) return;
    setText('');
    onType(withTime(times, time).join(' '));
  }

  function remove(time: string) {
    onType(times.filter((one) => one !== time).join(' '));
    document.getElementById(`${id}-add`)?.focus();
  }

  return (
    <fieldset className={shell.shell} aria-describedby={`${id}-hint ${id}-error`}>
      <legend className={shell.label}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className={shell.hint}>
          {hint}
        </p>
      )}
      <ul className={styles.times}>
        {times.map((time) => (
          <li key={time}>
            <Button
              tone="outline"
              size="compact"
              aria-label={t`Remove ${time}`}
              trailing={<X aria-hidden="true" size={16} />}
              onClick={() => remove(time)}
            >
              {time}
            </Button>
          </li>
        ))}
      </ul>
      {error && (
        <p id={`${id}-error`} role="alert" className={shell.error}>
          <CircleAlert aria-hidden="true" size={16} className={shell.errorIcon} />
          <span>{error}</span>
        </p>
      )}
      <div className={styles.add}>
        <TextInput
          label={t`New time`}
          value={text}
          inputMode="numeric"
          autoComplete="off"
          placeholder="18:30"
          maxLength={5}
          {...(isWrong && { error: t`Enter a time, for example 18:30` })}
          onChange={setText}
        />
        <Button
          id={`${id}-add`}
          tone="outline"
          icon={<Plus aria-hidden="true" size={20} />}
          onClick={add}
        >
          <Trans>Add</Trans>
        </Button>
      </div>
    </fieldset>
  );
}
