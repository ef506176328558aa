import { useEffect, useRef, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** Returns the ids of rows that arrived while the list was open. */
export function useFreshIds(rows: readonly { id: string }[] | undefined): ReadonlySet<string> {
  const known = useRef<ReadonlySet<string> | null>(null);
  const [fresh, setFresh] = useState(NONE);
  useEffect(() => {
    if (!rows) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...rows.map(({ id }) => id)]);
    const arrived = before ? rows.filter(({ id }) => !before.has(id)) : [];
    if (arrived.length === 0) return;
    setFresh((earlier) => new Set([...earlier, ...arrived.map(({ id }) => id)]));
  }, [rows]);
  return fresh;
}
