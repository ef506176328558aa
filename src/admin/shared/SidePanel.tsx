import type { ReactNode } from 'react';
import { Dialog } from '../../ui/overlays/Dialog';
import * as styles from './SidePanel.css';

type SidePanelProps = {
  title: ReactNode;
  onClose: () => void;
  description?: ReactNode;
  /** What just happened, said politely; the page's own bars lie under the panel. */
  status?: ReactNode;
  /** The actions that must stay in reach of the thumb. */
  footer?: ReactNode;
  /** When it changes, the reader starts again at the top: another row is shown. */
  stepKey?: string;
  children: ReactNode;
};

/** The open row of a list: a panel at the right edge, on a phone a sheet from below. See `usePanel`. */
export function SidePanel({ children, ...props }: SidePanelProps) {
  return (
    <Dialog {...props} variant="panel" className={styles.panel}>
      {children}
    </Dialog>
  );
}
