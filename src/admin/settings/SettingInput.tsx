import type { ReactNode } from 'react';
import { type Setting, settingOf } from '#domain/settings/settings';
import { useLanguage } from '../../i18n/use-language';
import { CheckboxInput } from '../../ui/form/inputs/CheckboxInput';
import { SelectInput } from '../../ui/form/inputs/SelectInput';
import { TextAreaInput } from '../../ui/form/inputs/TextAreaInput';
import { TextInput } from '../../ui/form/inputs/TextInput';
import { useUnderstood } from '../shared/figures';
import { AgeingInput } from './AgeingInput';
import { ChoicesInput } from './ChoicesInput';
import { DishListInput } from './lists/DishListInput';
import { dishesIn } from './lists/dish-list';
import { TimeListInput } from './lists/TimeListInput';
import { ClosuresEditor } from './opening/ClosuresEditor';
import { WeekEditor } from './opening/WeekEditor';
import { PartsInput } from './PartsInput';
import * as styles from './Settings.css';
import { typedOf } from './setting-text';
import { VolumeTrial } from './VolumeTrial';

type SettingInputProps = {
  setting: Setting;
  typed: string;
  isOn: boolean;
  /** Switches save at once, so they need a connection. */
  isLocked: boolean;
  error: string | null;
  onType: (typed: string) => void;
  onFlip: (isOn: boolean) => void;
};

/** Shows the editor for a setting's kind. */
export function SettingInput(props: SettingInputProps) {
  const { setting, typed, isOn, isLocked, error, onType, onFlip } = props;
  const language = useLanguage();
  const understood = useUnderstood();
  const { kind, label, hint, unit, initial, choices = [], parts = [] } = settingOf(setting.key);
  const words = {
    label: label[language],
    name: setting.key,
    ...(hint && { hint: hint[language] }),
    ...(error !== null && { error }),
  };
  const trial = setting.key === 'bar.alarmVolume' && <VolumeTrial typed={typed} />;
  switch (kind) {
    case 'switch':
      return (
        <CheckboxInput
          {...words}
          checked={isOn}
          aria-disabled={isLocked}
          onChange={(event) => !isLocked && onFlip(event.currentTarget.checked)}
        />
      );
    case 'ageing':
      return <AgeingInput {...words} typed={typed} onType={onType} />;
    case 'numbers':
    case 'names':
      return <PartsInput {...words} parts={parts} unit={unit} typed={typed} onType={onType} />;
    case 'choice':
      return (
        <SelectInput
          {...words}
          value={typed}
          options={choices.map((one) => ({ value: one.value, label: one.label[language] }))}
          onChange={onType}
        />
      );
    case 'choices':
      return <ChoicesInput {...words} choices={choices} typed={typed} onType={onType} />;
    case 'week':
      return <WeekEditor {...words} typed={typed} onType={onType} />;
    case 'closures':
      return <ClosuresEditor {...words} typed={typed} onType={onType} />;
    case 'dishes': {
      const [sample] = dishesIn(typedOf(kind, initial));
      return sample && <DishListInput {...words} sample={sample} typed={typed} onType={onType} />;
    }
    case 'times':
      return <TimeListInput {...words} typed={typed} onType={onType} />;
    case 'days':
    case 'paragraph':
      return <TextAreaInput {...words} value={typed} onChange={onType} />;
    case 'number':
    case 'money':
      return (
        <TextInput
          {...words}
          value={typed}
          inputMode="decimal"
          autoComplete="off"
          {...understood(typed)}
          {...(kind === 'money' && { prefix: '₺' })}
          {...(unit && { end: <End unit={unit[language]} trial={trial} /> })}
          className={styles.short}
          onChange={onType}
        />
      );
    default:
      return <TextInput {...words} value={typed} autoComplete="off" onChange={onType} />;
  }
}

function End({ unit, trial }: { unit: string; trial: ReactNode }) {
  return (
    <>
      <span className={styles.unit}>{unit}</span>
      {trial}
    </>
  );
}
