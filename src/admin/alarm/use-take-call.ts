import { useLingui } from '@lingui/react/macro';
import { DomainError } from '#domain/error-codes';
import type { Call } from '#domain/seatings/seating';
import type { AdminDb } from '../../data/admin-db';
import { takeCall } from '../../data/commands/seatings';
import type { DataDeps } from '../../data/deps';
import { useCommand } from '../../data/react/use-command';
import { useToast } from '../../ui/overlays/ToastProvider';
import { askToSignIn } from '../shared/sending';

/** Takes a table's call in the signed-in person's name; without a connection the mutation waits in the outbox. */
export function useTakeCall(): (seatingId: string, call: { call: Call; at: string }) => void {
  const take = useCallCommand(takeCall);
  return (seatingId, { call, at }) => take({ seatingId, call, at });
}

/** Queues an answer to a table in the signed-in person's name. */
export function useCallCommand<Input>(
  command: (deps: DataDeps<AdminDb>, input: Input) => Promise<void>,
): (input: Input) => void {
  const { t } = useLingui();
  const toast = useToast();
  const run = useCommand(command);
  return (input) => {
    run(input).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'unauthorized') return askToSignIn();
      console.error(error);
      toast.show({ tone: 'error', title: t`The change could not be saved on this tablet.` });
    });
  };
}
