import type { Call } from '#domain/seatings/seating';
import type { StaffDeps } from '../../data/admin-db';
import { takeCall } from '../../data/commands/send';
import { useCommand } from '../../data/react/use-app';
import { useFailedSave } from '../shared/sending';

/** Takes a table's call in the signed-in person's name; without a connection the mutation waits in the outbox. */
export function useTakeCall(): (seatingId: string, call: { call: Call; at: string }) => void {
  const take = useCallCommand(takeCall);
  return (seatingId, { call, at }) => take({ seatingId, call, at });
}

/** Queues an answer to a table in the signed-in person's name. */
export function useCallCommand<Input>(
  command: (deps: StaffDeps, input: Input) => Promise<void>,
): (input: Input) => void {
  const failed = useFailedSave();
  const run = useCommand(command);
  return (input) => void run(input).catch(failed);
}
