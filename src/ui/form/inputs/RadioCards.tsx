import { RadioGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Badge } from '../../feedback/Badge';
import { FieldError, FieldHint, useFieldIds } from './FieldShell';
import * as styles from './RadioCards.css';

type RadioCard = {
  value: string;
  title: ReactNode;
  hint?: ReactNode;
  price?: ReactNode;
  tag?: ReactNode;
  icon?: ReactNode;
  unavailable?: boolean;
};

type RadioCardsProps = {
  label: ReactNode;
  value: string | null;
  options: RadioCard[];
  onChange: (value: string) => void;
  /** Explains why a choice is unavailable, and chooses nothing. */
  onUnavailable?: (value: string) => void;
  hint?: ReactNode;
  error?: string;
  layout?: keyof typeof styles.layout;
};

export function RadioCards(props: RadioCardsProps) {
  const { label, options, hint, error, layout = 'stack' } = props;
  const { id, attributes } = useFieldIds({ hint, error });

  function choose(value: string) {
    const isUnavailable = options.some((option) => option.value === value && option.unavailable);
    if (isUnavailable) props.onUnavailable?.(value);
    else props.onChange(value);
  }

  return (
    <div className={styles.group}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <FieldHint of={id}>{hint}</FieldHint>
      <RadioGroup.Root
        value={props.value}
        onValueChange={choose}
        aria-labelledby={id}
        {...attributes}
        className={styles.layout[layout]}
      >
        {options.map((option) => (
          <RadioGroup.Item
            key={option.value}
            value={option.value}
            aria-disabled={option.unavailable || undefined}
            className={classNames(styles.card, styles.size.card)}
          >
            <span aria-hidden="true" className={styles.dot}>
              <RadioGroup.Indicator className={styles.mark} />
            </span>
            {option.icon && <span className={styles.icon}>{option.icon}</span>}
            <span className={styles.words}>
              <span className={styles.title}>{option.title}</span>
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
              {option.tag && (
                <span className={styles.tag}>
                  <Badge tone="neutral">{option.tag}</Badge>
                </span>
              )}
            </span>
            {option.price && <span className={styles.price}>{option.price}</span>}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <FieldError of={id}>{error}</FieldError>
    </div>
  );
}
