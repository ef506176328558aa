import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { classNames } from '../class-names';
import * as styles from './Tabs.css';

type TabsProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  items: { value: string; label: ReactNode; content: ReactNode }[];
  /** Three or four short labels have equal widths on a phone. */
  equal?: boolean;
  className?: string;
};

/** Shows several views in one place; arrow keys move between them. */
export function Tabs({ label, value, onChange, items, equal = false, className }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (value) showActive(list.current);
  }, [value]);
  return (
    <Radix.Root value={value} onValueChange={onChange} className={className}>
      <Radix.List ref={list} aria-label={label} className={styles.list}>
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

/** Scrolls only the row of tabs, never the page. */
function showActive(list: HTMLElement | null): void {
  const active = list?.querySelector<HTMLElement>('[data-state="active"]');
  if (!list || !active) return;
  const { left, right } = active.getBoundingClientRect();
  const row = list.getBoundingClientRect();
  const beyond = Math.max(0, right - row.right) + Math.min(0, left - row.left);
  list.scrollBy({ left: beyond, behavior: 'instant' });
}
