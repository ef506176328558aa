import { useLingui } from '@lingui/react/macro';
import type * as v from 'valibot';
import { type ChangeCustomer, changeCustomer } from '../../data/commands/change-customer';
import { useCommand } from '../../data/react/use-command';
import { SendFailed } from '../shared/SendFailed';
import { type SendFailure, useSending } from '../shared/sending';

/** Checks the typed values as the server does, and changes a customer. `send` resolves to true on success. */
export function useCustomerChange(id: string) {
  const change = useCommand(changeCustomer);
  const { check, send, isBusy, errors, failure } = useSending();

  async function sendChecked(
    what: ChangeCustomer['what'],
    schema: v.GenericSchema,
    input: unknown,
  ): Promise<boolean> {
    if (isBusy || check(schema, input) === null) return false;
    const run = (mutationId: string) => change({ mutationId, id, what, input });
    return (await send([what, input], run)) !== null;
  }

  return { isBusy, errors, failure, send: sendChecked };
}

/** Shows why a customer was not changed. */
export function CustomerFailed({ failure }: { failure: SendFailure | null }) {
  const { t } = useLingui();
  const words = {
    not_found: t`Somebody has merged or deleted this customer.`,
    'loyalty.insufficient_points': t`The member has fewer points than that.`,
  };
  return <SendFailed failure={failure} words={words} />;
}
