import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import * as styles from './Tabs.css';

type Tab = { value: string; label: ReactNode; content: ReactNode };

type TabsProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  items: Tab[];
  /** Three or four short labels have equal widths on a phone. */
  equal?: boolean;
  className?: string;
};

/** Shows several views in one place; arrow keys move between them. */
export function Tabs({ label, value, onChange, items, equal = false, className }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onChange} className={className}>
      <Radix.List aria-label={label} className={styles.list}>
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            className={classNames(styles.tab, equal && styles.equal)}
          >
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value}>
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
