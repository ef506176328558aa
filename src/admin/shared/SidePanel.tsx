import type { ReactNode } from 'react';
import { Chip } from '../../ui/controls/Chip';
import { ChipRow } from '../../ui/controls/ChipRow';
import { Text } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
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

type SidePanelProps = {
  title: ReactNode;
  onClose: () => void;
  description?: ReactNode;
  /** The panel announces this politely, because the panel covers the page's bars. */
  status?: ReactNode;
  footer?: ReactNode;
  /** A new value means another row and resets scroll and focus. */
  stepKey?: string;
  isWide?: boolean | undefined;
  children: ReactNode;
};

/** Shows the open row in a panel on the right, on phones in a sheet. See `usePanel`. */
export function SidePanel({ children, isWide = false, ...props }: SidePanelProps) {
  return (
    <Dialog {...props} variant="panel" className={isWide ? styles.wide : styles.panel}>
      {children}
    </Dialog>
  );
}
