import type { ReactNode } from 'react';
import { Dialog } from '../../ui/overlays/Dialog';
import * as styles from './SidePanel.css';

type SidePanelProps = {
  title: ReactNode;
  onClose: () => void;
  description?: ReactNode;
  /** Polite announcements; the page's bars are covered by the panel. */
  status?: ReactNode;
  /** Actions within thumb reach. */
  footer?: ReactNode;
  /** A new value resets scroll and focus: another row. */
  stepKey?: string;
  children: ReactNode;
};

/** The open row: a panel on the right, a sheet on phones. See `usePanel`. */
export function SidePanel({ children, ...props }: SidePanelProps) {
  return (
    <Dialog {...props} variant="panel" className={styles.panel}>
      {children}
    </Dialog>
  );
}
