import { useState } from 'react';
import * as v from 'valibot';
import { ApiError } from '../../data/api-client';
import { type BookedLine, bookStock } from '../../data/commands/inventory/book-stock';
import { useCommand } from '../../data/react/use-command';
import { askToSignIn } from '../page/sign-in-ask';
import { errorsOf } from '../records/schema-errors';
import { useMutationId } from '../records/use-mutation-id';

type Outcome = {
  isBusy: boolean;
  /** Maps fields to error codes. */
  errors: Readonly<Record<string, string>>;
  /** Holds the error code; null means no error. */
  failure: ApiError | 'unanswered' | null;
};

const CALM: Outcome = { isBusy: false, errors: {}, failure: null };

/** Validates by the server's schema and books. */
export function useStockBooking() {
  const book = useCommand(bookStock);
  const idFor = useMutationId();
  const [outcome, setOutcome] = useState(CALM);

  /** Resolves to the booked movement, or to null. `id` is the mutation id of a stored draft. */
  async function send(
    what: string,
    schema: v.GenericSchema,
    body: unknown,
    id?: string,
  ): Promise<BookedLine[] | null> {
    if (outcome.isBusy) return null;
    const checked = v.safeParse(schema, body);
    if (!checked.success) {
      setOutcome({ ...CALM, errors: errorsOf(checked.issues) });
      return null;
    }
    setOutcome({ ...CALM, isBusy: true });
    try {
      const mutationId = id ?? idFor(JSON.stringify([what, body]));
      const lines = await book({ mutationId, what, body });
      idFor.forget();
      setOutcome(CALM);
      return lines;
    } catch (error) {
      const refusal = error instanceof ApiError ? error : null;
      if (refusal?.status === 401) askToSignIn();
      // A refusal is final; only a missing response causes a retry under the same id.
      if (refusal && refusal.status < 500) idFor.forget();
      setOutcome({ ...CALM, failure: refusal ?? 'unanswered' });
      return null;
    }
  }

  return { ...outcome, send };
}
