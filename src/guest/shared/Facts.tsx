import type { ReactNode } from 'react';
import { Stack, Text } from '../../ui/layout/Flow';
import * as styles from './shared.css';

export function Facts({ facts }: { facts: readonly [name: string, value: ReactNode][] }) {
  return (
    <Stack as="dl" gap={4}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <Text as="dt" tone="muted">
            {name}
          </Text>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </Stack>
  );
}
