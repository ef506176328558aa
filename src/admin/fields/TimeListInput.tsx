import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/controls/Button';
import { TextInput } from '../../ui/form/inputs/TextInput';
import { EditorGroup } from './EditorGroup';
import type { InputProps } from './FieldInput';
import * as styles from './Lists.css';
import { timeOf, withTime } from './lists';

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
