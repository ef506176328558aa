import { Check, X } from 'lucide-react';
import type { Tick } from '../../../data/orders/order-ticks';
import * as styles from './TickMarks.css';

/** Shows the four ticks as decoration; the words beside them say the same. */
export function TickMarks({ ticks }: { ticks: readonly Tick[] }) {
  return (
    <span aria-hidden="true" className={styles.marks}>
      {ticks.map(({ step, state }) => (
        <span key={step} className={styles.mark[state]}>
          <Mark state={state} />
        </span>
      ))}
    </span>
  );
}

function Mark({ state }: Pick<Tick, 'state'>) {
  switch (state) {
    case 'done':
      return <Check size={12} strokeWidth={3} />;
    case 'not':
      return <X size={12} strokeWidth={3} />;
    case 'unknown':
      return '?';
    case 'ahead':
      return null;
  }
}
