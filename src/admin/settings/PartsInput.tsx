import type { Words } from '#domain/settings/setting';
import { useLanguage } from '../../i18n/use-language';
import { TextInput } from '../../ui/form/inputs/TextInput';
import { EditorGroup, type EditorWords } from './editor/EditorGroup';
import * as styles from './Settings.css';
import { PART_MARK, partsOf } from './setting-text';

type PartsInputProps = EditorWords & {
  name: string;
  parts: readonly Words[];
  unit?: Words | undefined;
  /** Returns the values of the parts in one line. */
  typed: string;
  onType: (typed: string) => void;
};

/** Shows a field for each part of a value. */
export function PartsInput(props: PartsInputProps) {
  const { name, parts, unit, typed, onType, ...words } = props;
  const language = useLanguage();
  const values = partsOf(typed);

  function type(at: number, text: string) {
    const now = parts.map((_, part) =>
      part === at ? text.replaceAll(PART_MARK.trim(), '') : (values[part] ?? ''),
    );
    onType(now.join(PART_MARK));
  }

  return (
    <EditorGroup {...words}>
      <div className={styles.pair}>
        {parts.map((part, at) => (
          <TextInput
            key={part.en}
            name={`${name}.${at + 1}`}
            label={part[language]}
            value={values[at] ?? ''}
            autoComplete="off"
            {...(unit && { inputMode: 'numeric' as const })}
            {...(unit && { end: <span className={styles.unit}>{unit[language]}</span> })}
            onChange={(text) => type(at, text)}
          />
        ))}
      </div>
    </EditorGroup>
  );
}
