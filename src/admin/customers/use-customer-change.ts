import { useState } from 'react';
import * as v from 'valibot';
import { ApiError } from '../../data/api-client';
import { type ChangeCustomer, changeCustomer } from '../../data/commands/change-customer';
import { useCommand } from '../../data/react/use-command';
import { askToSignIn } from '../page/sign-in-ask';
import { errorsOf } from '../records/schema-errors';
import { useMutationId } from '../records/use-mutation-id';

type Outcome = {
  isBusy: boolean;
  /** Maps the names of wrong fields to error codes. */
  errors: Readonly<Record<string, string>>;
  /** Holds a code, or `unanswered`; null means that the change succeeded, or that nobody has tried. */
  failure: string | null;
};

const CALM: Outcome = { isBusy: false, errors: {}, failure: null };

/** Checks the typed values as the server does, and changes a customer. Resolves to true on success. */
export function useCustomerChange(id: string) {
  const change = useCommand(changeCustomer);
  const idFor = useMutationId();
  const [outcome, setOutcome] = useState(CALM);

  async function send(
    what: ChangeCustomer['what'],
    schema: v.GenericSchema,
    input: unknown,
  ): Promise<boolean> {
    if (outcome.isBusy) return false;
    const checked = v.safeParse(schema, input);
    if (!checked.success) {
      setOutcome({ ...CALM, errors: errorsOf(checked.issues) });
      return false;
    }
    setOutcome({ ...CALM, isBusy: true });
    try {
      await change({ mutationId: idFor(JSON.stringify([what, input])), id, what, input });
      idFor.forget();
      setOutcome(CALM);
      return true;
    } catch (error) {
      const refusal = error instanceof ApiError ? error : null;
      if (refusal?.status === 401) askToSignIn();
      // A refusal is final; only an action without a response repeats under the same id.
      if (refusal && refusal.status < 500) idFor.forget();
      setOutcome({ ...CALM, failure: refusal?.code ?? 'unanswered' });
      return false;
    }
  }

  return { ...outcome, send };
}
