import { useCallback } from 'react';
import type { AdminDb } from '../admin-db';
import type { DataDeps } from '../deps';
import type { GuestDb } from '../guest-db';
import { deviceOf } from '../start/guest-device';
import { useArea } from './core/area-context';

type Command<Deps, Input, Result> = (deps: Deps, input: Input) => Promise<Result>;
type Act<Input, Result> = (input: Input) => Promise<Result>;

/** A command with this device's database, clock and network filled in. */
export function useCommand<I, R>(command: Command<DataDeps<GuestDb>, I, R>): Act<I, R>;
export function useCommand<I, R>(command: Command<DataDeps<AdminDb>, I, R>): Act<I, R>;
export function useCommand<I, R>(command: Command<never, I, R>): Act<I, R> {
  const area = useArea();
  return useCallback(
    async (input) => {
      const { deps } = await deviceOf(area);
      // The signatures above let only guests' commands act on guests' screens, and staff's on theirs.
      return command(deps as never, input);
    },
    [area, command],
  );
}
