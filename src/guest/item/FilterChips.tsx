import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../ui/class-names';
import { Chip } from '../../ui/controls/Chip';
import * as text from '../../ui/theme/text.css';
import * as styles from './FiltersDialog.css';

type FilterChipsProps = {
  label: string;
  hint?: ReactNode;
  options: readonly { name: string; title: string }[];
  chosen: readonly string[];
  onToggle: (name: string) => void;
};

/** Shows filters of one kind; active ones have a check mark besides the colour. */
export function FilterChips({ label, hint, options, chosen, onToggle }: FilterChipsProps) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id}>
      <h3 id={id} className={text.item}>
        {label}
      </h3>
      {hint && <p className={classNames(text.small, text.muted)}>{hint}</p>}
      <div className={styles.chips}>
        {options.map(({ name, title }) => (
          <Chip
            key={name}
            pressed={chosen.includes(name)}
            icon={chosen.includes(name) && <Check aria-hidden="true" size={18} />}
            onClick={() => onToggle(name)}
          >
            {title}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
