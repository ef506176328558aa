import type { ReactNode } from 'react';
import { Dialog } from '../../ui/overlays/Dialog';
import * as styles from './SidePanel.css';

type SidePanelProps = {
  title: ReactNode;
  onClose: () => void;
  description?: ReactNode;
  /** The panel announces this politely, because the panel covers the page's bars. */
  status?: ReactNode;
  /** The panel shows these actions within thumb reach. */
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
