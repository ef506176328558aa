import { useLingui } from '@lingui/react/macro';
import type * as v from 'valibot';
import { type BookedLine, bookStock } from '../../data/commands/inventory';
import { useCommand } from '../../data/react/use-command';
import { useFieldText } from '../../i18n/field-text';
import { useSending } from '../shared/sending';

/** Returns the field errors of stock bookings, separate because guests do not need them. */
export function useStockFieldText(): (code: string) => string {
  const { t } = useLingui();
  const fieldText = useFieldText();
  const own: Readonly<Record<string, string>> = {
    'quantity.invalid': t`Enter an amount, up to three decimals. Example: 2,5`,
    'waste.reason_required': t`Choose a reason`,
    'correction.note_required': t`Say why the stock is corrected`,
  };
  return (code) => own[code] ?? fieldText(code);
}

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
