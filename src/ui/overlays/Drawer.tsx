import type { ComponentProps } from 'react';
import { Dialog } from './Dialog';
import * as styles from './Drawer.css';

/** Shows a navigation or settings sheet at an edge of the screen. */
export function Drawer(props: ComponentProps<typeof Dialog>) {
  return <Dialog {...props} look={styles.drawer} />;
}
