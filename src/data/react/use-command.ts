import { useCallback, useEffect, useState } from 'react';
import type { StaffDeps } from '../admin-db';
import type { OutboxDb } from '../db';
import type { GuestDeps } from '../guest-db';
import { deviceOf } from '../start/guest-device';
import { useArea } from './DataProvider';

/** Returns null until the area's device has started. */
export function useAreaDb(): OutboxDb | null {
  const area = useArea();
  const [db, setDb] = useState<OutboxDb | null>(null);
  useEffect(() => {
    deviceOf(area).then(({ deps }) => setDb(deps.db), console.error);
  }, [area]);
  return db;
}

/** Opens the database early, for a screen that ends in a command. */
export function useReadyDevice(): void {
  const area = useArea();
  useEffect(() => {
    void deviceOf(area);
  }, [area]);
}

type Command<Deps, Input, Result> = (deps: Deps, input: Input) => Promise<Result>;
type Run<Input, Result> = (input: Input) => Promise<Result>;

export function useCommand<I, R>(command: Command<GuestDeps, I, R>): Run<I, R>;
export function useCommand<I, R>(command: Command<StaffDeps, I, R>): Run<I, R>;
export function useCommand<I, R>(command: Command<never, I, R>): Run<I, R> {
  const area = useArea();
  return useCallback(
    async (input) => {
      const { deps } = await deviceOf(area);
      // The overloads keep guests' commands to the guest database, and staff's to theirs.
      return command(deps as never, input);
    },
    [area, command],
  );
}
