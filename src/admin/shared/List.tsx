import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/Button';
import { Chip } from '../../ui/controls/Chip';
import { ChipRow } from '../../ui/controls/ChipRow';
import { Text } from '../../ui/layout/Flow';
import * as styles from './Parts.css';

type StatusChoice<Value extends string> = {
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

export function StatusFilter<Value extends string>({
  label,
  value,
  choices,
  onChange,
}: StatusFilterProps<Value>) {
  return (
    <ChipRow label={label} className={styles.chips}>
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

type MoreButtonProps = {
  isAsking: boolean;
  /** null means that the list has no more rows. */
  onMore: (() => void) | null;
};

export function MoreButton({ isAsking, onMore }: MoreButtonProps) {
  if (!onMore) return null;
  return (
    <Button tone="outline" busy={isAsking} className={styles.more} onClick={onMore}>
      <Trans>Load 50 more</Trans>
    </Button>
  );
}
