import { useEffect, useRef, useState } from 'react';
import { ticketId } from '../ticket/Ticket';

export type Arrival = { id: string; isAbove: boolean };

const NOBODY: readonly Arrival[] = [];
/** A ticket counts as seen when this share of it is visible. */
const ENOUGH = 0.3;

/** Returns the tickets that arrived outside the column's visible area. */
export function useArrivals(ids: readonly string[]): readonly Arrival[] {
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
