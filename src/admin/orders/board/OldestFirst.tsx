import { useCallback, useState } from 'react';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-rows';
import { afterPaint } from '../../../ui/after-paint';
import { useMedia } from '../../../ui/layout/use-media';
import { media } from '../../../ui/theme/breakpoints';
import { byAge, stacksOf } from '../shared/order-columns';
import { StoppedTicket } from '../ticket/StoppedTicket';
import { Ticket } from '../ticket/Ticket';
import * as styles from './BoardColumn.css';

type OldestFirstProps = {
  stacks: OrderOnBoard[][];
  stopped: readonly OrderOnBoard[];
  fresh: ReadonlySet<string>;
};

/** Shows all tickets whatever their status: the oldest stand on top, from left to right. */
export function OldestFirst({ stacks, stopped, fresh }: OldestFirstProps) {
  const [current, setCurrent] = useState<string | null>(null);
  const keepCurrent = useCallback((id: string) => void afterPaint().then(() => setCurrent(id)), []);
  const tabStop = stacks.flat().some(({ id }) => id === current) ? current : null;
  return stacks.map((stack, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a stack is its place.
    <section key={index} data-chosen={true} className={styles.column}>
      <div className={styles.tickets}>
        {index === 0 && stopped.map((order) => <StoppedTicket key={order.id} order={order} />)}
        {stack.map((order, place) => (
          <Ticket
            key={order.id}
            order={order}
            isFresh={fresh.has(order.id)}
            isTabStop={order.id === tabStop || (tabStop === null && index + place === 0)}
            onFocus={keepCurrent}
          />
        ))}
      </div>
    </section>
  ));
}

/** Lays the orders into as many stacks as there is room for; a board has room for four at most, as for its columns. */
export function useStacks(orders: readonly OrderOnBoard[]): OrderOnBoard[][] {
  const [isTwo, isThree, isFour] = [useMedia(media.two), useMedia(media.lg), useMedia(media.xl)];
  const count = 1 + [isTwo, isThree, isFour].filter(Boolean).length;
  return stacksOf([...orders].sort(byAge), count);
}
