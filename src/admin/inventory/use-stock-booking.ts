import type * as v from 'valibot';
import { type BookedLine, bookStock } from '../../data/commands/inventory';
import { useCommand } from '../../data/react/use-command';
import { useSending } from '../shared/sending';

/** Validates by the server's schema and books. */
export function useStockBooking() {
  const book = useCommand(bookStock);
  const { check, send, isBusy, errors, failure } = useSending();

  /** Resolves to the booked movements, or to null. `id` is the mutation id of a stored draft. */
  async function sendChecked(
    what: string,
    schema: v.GenericSchema,
    body: unknown,
    id?: string,
  ): Promise<BookedLine[] | null> {
    if (isBusy || check(schema, body) === null) return null;
    const run = (newId: string) => book({ mutationId: id ?? newId, what, body });
    const sent = await send([what, body], run);
    return sent?.result ?? null;
  }

  return { isBusy, errors, failure, send: sendChecked };
}
