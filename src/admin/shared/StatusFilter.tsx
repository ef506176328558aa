import type { ReactNode } from 'react';
import { Chip } from '../../ui/controls/Chip';
import { ChipRow } from '../../ui/controls/ChipRow';
import { Text } from '../../ui/layout/Flow';
import * as styles from './StatusFilter.css';

export type StatusChoice<Value extends string> = {
  value: Value;
  label: ReactNode;
  count?: number;
};

type StatusFilterProps<Value extends string> = {
  label: string;
  value: Value;
  choices: readonly StatusChoice<Value>[];
  onChange: (value: Value) => void;
};

/** Shows filter chips with counts. */
export function StatusFilter<Value extends string>({
  label,
  value,
  choices,
  onChange,
}: StatusFilterProps<Value>) {
  return (
    <ChipRow label={label} className={styles.row}>
      {choices.map((choice) => (
        <Chip
          key={choice.value}
          pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
          {choice.count !== undefined && (
            <Text as="span" weight={400} numeric lang="tr">
              {choice.count}
            </Text>
          )}
        </Chip>
      ))}
    </ChipRow>
  );
}
