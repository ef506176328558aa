import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { waitingSince } from '#domain/orders/order-ageing';
import type { OrderOnBoard } from '../../../data/react/use-staff';
import { afterPaint } from '../../../ui/after-paint';
import { Button } from '../../../ui/controls/controls';
import { useMedia } from '../../../ui/layout/use-media';
import { useClockValue } from '../../page/page-parts';
import type { OpenStatus } from '../shared/board-view';
import { byAge, STATUS_WORDS, stacksOf, wholeMinutes } from '../shared/board-view';
import { StoppedTicket } from '../ticket/StoppedTicket';
import { Ticket, ticketId } from '../ticket/Ticket';
import * as styles from './BoardColumn.css';

type BoardColumnProps = {
  status: OpenStatus;
  orders: readonly OrderOnBoard[];
  /** A small screen shows this column. */
  isChosen: boolean;
  /** Lists orders that were cancelled elsewhere while in preparation here. */
  stopped: readonly OrderOnBoard[];
  fresh: ReadonlySet<string>;
};

/** Shows orders of one status, oldest first. Re-renders only on a change in that status. */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { status, orders, isChosen, stopped, fresh } = props;
  const { t } = useLingui();
  /** The tab order contains this ticket. */
  const [current, setCurrent] = useState<string | null>(null);
  // A tap focuses too, before the column re-renders.
  const keepCurrent = useCallback((id: string) => void afterPaint().then(() => setCurrent(id)), []);
  const tabStop = orders.some(({ id }) => id === current) ? current : orders[0]?.id;
  const name = t(STATUS_WORDS[status]);
  const isEmpty = orders.length + stopped.length === 0;
  return (
    <section
      aria-label={`${name}: ${orders.length}`}
      data-chosen={isChosen}
      className={isEmpty ? styles.rail : styles.column}
    >
      <header className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        {status === 'pending' && <ArrivalPill ids={orders.map(({ id }) => id)} />}
        <Oldest orders={orders} />
        <span className={styles.count}>{orders.length}</span>
      </header>
      <div className={styles.tickets}>
        {stopped.map((order) => (
          <StoppedTicket key={order.id} order={order} />
        ))}
        {orders.map((order) => (
          <Ticket
            key={order.id}
            order={order}
            isFresh={fresh.has(order.id)}
            isTabStop={order.id === tabStop}
            onFocus={keepCurrent}
          />
        ))}
        {isEmpty && <p className={styles.none}>{t`Nothing here`}</p>}
      </div>
    </section>
  );
}, isSameColumn);

function isSameColumn(before: BoardColumnProps, now: BoardColumnProps): boolean {
  return (
    isSameList(before.orders, now.orders) &&
    isSameList(before.stopped, now.stopped) &&
    before.isChosen === now.isChosen &&
    before.fresh === now.fresh
  );
}

function isSameList(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((one, index) => one === now[index]);
}

function Oldest({ orders }: { orders: readonly OrderOnBoard[] }) {
  const since = Math.min(...orders.map(waitingSince));
  const minutes = useClockValue((now) => (orders.length > 0 ? wholeMinutes(now - since) : 0), 0);
  return (
    <span className={styles.oldest}>{minutes > 0 && <Trans>oldest {minutes} min</Trans>}</span>
  );
}

/** Shows count and direction of new orders outside the visible area. The board scrolls only on a tap. */
function ArrivalPill({ ids }: { ids: readonly string[] }) {
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

type Arrival = { id: string; isAbove: boolean };

const NOBODY: readonly Arrival[] = [];
/** A ticket counts as seen when this share of it is visible. */
const ENOUGH = 0.3;

/** Returns the tickets that arrived outside the column's visible area. */
function useArrivals(ids: readonly string[]): readonly Arrival[] {
  const [arrivals, setArrivals] = useState(NOBODY);
  const known = useRef<ReadonlySet<string> | null>(null);
  const all = ids.join(' ');
  useEffect(() => {
    const here = all === '' ? [] : all.split(' ');
    const before = known.current;
    known.current = new Set(here);
    setArrivals((waiting) => {
      const still = waiting.filter(({ id }) => here.includes(id));
      const fresh = before ? here.filter((id) => !before.has(id)) : [];
      return [...still, ...fresh.map((id) => ({ id, isAbove: false }))];
    });
  }, [all]);

  const watched = arrivals.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (watched === '') return;
    const watcher = new IntersectionObserver((entries) => setArrivals(after(entries)), {
      threshold: ENOUGH,
    });
    for (const id of watched.split(' ')) {
      const ticket = document.getElementById(ticketId(id));
      if (ticket) watcher.observe(ticket);
    }
    return () => watcher.disconnect();
  }, [watched]);
  return arrivals;
}

function after(entries: readonly IntersectionObserverEntry[]) {
  const seen = new Map(entries.map((entry) => [entry.target.id, entry]));
  return (arrivals: readonly Arrival[]) =>
    arrivals.flatMap((arrival) => {
      const entry = seen.get(ticketId(arrival.id));
      if (!entry) return [arrival];
      if (entry.isIntersecting) return [];
      const { top } = entry.boundingClientRect;
      return [{ ...arrival, isAbove: top < (entry.rootBounds?.top ?? 0) + 1 }];
    });
}

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
  const [isTwo, isThree, isFour] = [useMedia('two'), useMedia('lg'), useMedia('xl')];
  const count = 1 + [isTwo, isThree, isFour].filter(Boolean).length;
  return stacksOf([...orders].sort(byAge), count);
}
