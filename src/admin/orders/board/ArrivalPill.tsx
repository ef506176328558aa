import { Plural } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from '../../../ui/controls/Button';
import { ticketId } from '../ticket/Ticket';
import * as styles from './BoardColumn.css';
import { useArrivals } from './use-arrivals';

/** Shows count and direction of new orders outside the visible area. The board scrolls only on a tap. */
export function ArrivalPill({ ids }: { ids: readonly string[] }) {
  const arrivals = useArrivals(ids);
  const [first] = arrivals;
  if (!first) return null;
  const Icon = first.isAbove ? ArrowUp : ArrowDown;

  function show() {
    const ticket = document.getElementById(ticketId(first?.id ?? ''));
    ticket?.scrollIntoView({ block: 'nearest' });
    ticket?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.arrivals}>
      <Button size="compact" trailing={<Icon size={20} />} onClick={show}>
        <Plural value={arrivals.length} one="# new" other="# new" />
      </Button>
    </div>
  );
}
