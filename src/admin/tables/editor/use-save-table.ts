import { useLingui } from '@lingui/react/macro';
import { addTableInput, changeTableInput, type VenueTableRead } from '#domain/tables/venue-table';
import { typedNumber } from '#domain/typed-number';
import { removeTable, renewTableCode, saveTable } from '../../../data/commands/tables';
import { useCommand } from '../../../data/react/use-command';
import { useFailureText } from '../../shared/SendFailed';
import { type Conflict, conflictOf, useSending } from '../../shared/sending';
import type { TableDraft } from './table-draft';

export type TableConflict = Conflict<VenueTableRead>;

/** Saves and removes tables, one mutation at a time; a retry keeps the id of its mutation. */
export function useSaveTable() {
  const { t } = useLingui();
  const save = useCommand(saveTable);
  const remove = useCommand(removeTable);
  const renew = useCommand(renewTableCode);
  const { check, send, calm, isBusy, errors, failure } = useSending();
  const failureText = useFailureText({ not_found: t`Somebody has deleted this table.` });
  const conflict = conflictOf<VenueTableRead>(failure);

  type Save = (about: { tableId: number; mutationId: string }) => Promise<void>;
  async function once(action: Save, tableId: number, what: string): Promise<boolean> {
    const run = (mutationId: string) => action({ tableId, mutationId });
    return (await send(`${what} ${tableId}`, run)) !== null;
  }

  return {
    isBusy,
    calm,
    conflict,
    /** Holds field errors in words. */
    errors: {
      ...(errors.label && { label: t`Enter a label of up to 8 characters` }),
      ...(errors.seats && { seats: t`Enter 1 to 30 seats` }),
    },
    /** Holds the save error in words. */
    failure: failure && !conflict ? failureText(failure) : null,

    async save({ id: tableId, from, ...draft }: TableDraft): Promise<VenueTableRead | null> {
      const told = { ...draft, seats: Number(typedNumber(draft.seats)) };
      const checked =
        tableId === null ? check(addTableInput, told) : check(changeTableInput, { ...told, from });
      if (checked === null) return null;
      const { seats, label, area } = checked;
      const table = { ...draft, label, seats, area };
      const sent = await send([tableId, table, from], (mutationId) =>
        tableId === null
          ? save({ mutationId, tableId, table })
          : save({ mutationId, tableId, table: { ...table, from } }),
      );
      return sent?.result ?? null;
    },

    remove: (tableId: number) => once(remove, tableId, 'remove'),
    renewCode: (tableId: number) => once(renew, tableId, 'code'),
  };
}
