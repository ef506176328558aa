import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/controls/Button';
import { TextInput } from '../../../ui/form/inputs/TextInput';
import { EditorGroup, type EditorWords } from '../editor/EditorGroup';
import * as styles from './Lists.css';
import { timeOf, timesIn, withTime } from './time-list';

type TimeListInputProps = EditorWords & { typed: string; onType: (typed: string) => void };

/** A list of times: each is removed with a tap; new ones are typed. */
export function TimeListInput({ typed, onType, ...words }: TimeListInputProps) {
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
    <EditorGroup {...words}>
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
    </EditorGroup>
  );
}
