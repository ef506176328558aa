import { RadioGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import { useId } from 'react';
import * as field from './FieldShell.css';
import * as styles from './RadioTiles.css';

type RadioTile = { value: string; title: ReactNode; icon: ReactNode };

type RadioTilesProps = {
  /** The id of the heading that names the choice. */
  labelledBy: string;
  value: string | null;
  options: readonly RadioTile[];
  onChange: (value: string) => void;
  /** A fact about the chosen option. */
  hint?: ReactNode;
  error?: string;
};

/** Shows a few short options side by side. */
export function RadioTiles({ labelledBy, value, options, onChange, hint, error }: RadioTilesProps) {
  const id = useId();
  return (
    <div>
      <RadioGroup.Root
        value={value}
        aria-labelledby={labelledBy}
        aria-describedby={id}
        aria-invalid={error ? true : undefined}
        className={styles.tiles}
        onValueChange={onChange}
      >
        {options.map((option) => (
          <RadioGroup.Item key={option.value} value={option.value} className={styles.tile}>
            {option.icon}
            {option.title}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <p id={id} className={error ? field.error : styles.fact}>
        {error ?? hint}
      </p>
    </div>
  );
}
