import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names';
import * as styles from './Menu.css';

export type MenuEntry =
  | {
      kind?: 'item';
      id: string;
      label: ReactNode;
      icon?: ReactNode;
      danger?: boolean;
      unavailable?: boolean;
      onSelect: () => void;
    }
  | { kind: 'choice'; id: string; label: ReactNode; checked: boolean; onSelect: () => void }
  | {
      /** One of several choices; the menu stays open to show its effect. */
      kind: 'choices';
      id: string;
      label: string;
      value: string;
      options: readonly { value: string; label: string; lang?: string }[];
      onChoose: (value: string) => void;
    }
  | { kind: 'heading'; id: string; label: ReactNode }
  | { kind: 'separator'; id: string };

type MenuProps = {
  trigger: ReactElement;
  align?: 'start' | 'end';
  /** The menu takes `MenuEntries`, or a component that renders them on opening. */
  children: ReactElement;
};

export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={8}
          collisionPadding={16}
          className={styles.menu}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export function MenuEntries({ entries }: { entries: MenuEntry[] }) {
  return entries.map((entry) => <Entry key={entry.id} entry={entry} />);
}

function Entry({ entry }: { entry: MenuEntry }) {
  switch (entry.kind) {
    case 'separator':
      return <DropdownMenu.Separator className={styles.separator} />;
    case 'heading':
      return <DropdownMenu.Label className={styles.heading}>{entry.label}</DropdownMenu.Label>;
    case 'choice':
      return (
        <DropdownMenu.CheckboxItem
          checked={entry.checked}
          onSelect={entry.onSelect}
          className={styles.entry}
        >
          <span className={styles.tick}>
            <DropdownMenu.ItemIndicator>
              <Check size={20} />
            </DropdownMenu.ItemIndicator>
          </span>
          {entry.label}
        </DropdownMenu.CheckboxItem>
      );
    case 'choices':
      return <Choices entry={entry} />;
    default:
      return (
        <DropdownMenu.Item
          disabled={entry.unavailable}
          onSelect={entry.onSelect}
          className={classNames(styles.entry, entry.danger && styles.danger)}
        >
          {entry.icon}
          {entry.label}
        </DropdownMenu.Item>
      );
  }
}

function Choices({ entry }: { entry: MenuEntry & { kind: 'choices' } }) {
  const headingId = useId();
  return (
    <>
      <DropdownMenu.Label id={headingId} className={styles.heading}>
        {entry.label}
      </DropdownMenu.Label>
      <DropdownMenu.RadioGroup
        aria-labelledby={headingId}
        value={entry.value}
        onValueChange={entry.onChoose}
        className={styles.choices}
      >
        {entry.options.map(({ value, label, lang }) => (
          <DropdownMenu.RadioItem
            key={value}
            value={value}
            lang={lang}
            onSelect={(event) => event.preventDefault()}
            className={styles.choice}
          >
            {label}
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
    </>
  );
}
