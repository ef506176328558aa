import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { addTableInput, changeTableInput, type VenueTableRead } from '#domain/tables/venue-table';
import { ApiError } from '../../../data/api-client';
import { removeTable } from '../../../data/commands/remove-table';
import { renewTableCode } from '../../../data/commands/renew-table-code';
import { saveTable } from '../../../data/commands/save-table';
import { newId } from '../../../data/ids';
import { isRecord, recordOf, textField } from '../../../data/json';
import { useCommand } from '../../../data/react/use-command';
import { useErrorText } from '../../../i18n/error-text';
import type { TableDraft } from './table-draft';

export type TableConflict = { current: VenueTableRead; by: string | null; at: string | null };

type SaveState = {
  isBusy: boolean;
  /** Holds field errors in words. */
  errors: Readonly<Record<string, string>>;
  /** Holds the save error in words. */
  failure: string | null;
  conflict: TableConflict | null;
};

const CALM: SaveState = { isBusy: false, errors: {}, failure: null, conflict: null };

/** Saves and removes tables, one mutation at a time; a retry keeps the id of its mutation. */
export function useSaveTable() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const save = useCommand(saveTable);
  const remove = useCommand(removeTable);
  const renew = useCommand(renewTableCode);
  const [state, setState] = useState<SaveState>(CALM);
  const last = useRef({ what: '', id: '' });
  const isRunning = useRef(false);

  function idFor(what: string): string {
    if (last.current.what !== what) last.current = { what, id: newId() };
    return last.current.id;
  }

  const fieldWords: Record<string, string> = {
    label: t`Enter a label of up to 8 characters`,
    seats: t`Enter 1 to 30 seats`,
  };

  const ownWords = {
    noResponse: t`No response from the server. Check the connection and try again.`,
    gone: t`Somebody has deleted this table.`,
  };

  async function run<T>(task: () => Promise<T>): Promise<T | null> {
    if (isRunning.current) return null;
    isRunning.current = true;
    setState({ ...CALM, isBusy: true });
    try {
      const done = await task();
      setState(CALM);
      return done;
    } catch (error) {
      setState({ ...CALM, ...refusalOf(error, errorText, ownWords) });
      // A refusal is final; only a missing response causes a retry under the same id.
      if (error instanceof ApiError && error.status < 500) last.current = { what: '', id: '' };
      return null;
    } finally {
      isRunning.current = false;
    }
  }

  type Save = (about: { tableId: number; mutationId: string }) => Promise<void>;
  async function once(action: Save, tableId: number, what: string): Promise<boolean> {
    const mutationId = idFor(`${what} ${tableId}`);
    const done = await run(async () => {
      await action({ tableId, mutationId });
      return true;
    });
    // The next code needs a new id.
    if (done) last.current = { what: '', id: '' };
    return done === true;
  }

  return {
    ...state,
    calm: () => setState(CALM),

    async save({ id: tableId, from, ...draft }: TableDraft): Promise<VenueTableRead | null> {
      const told = { ...draft, seats: Number(draft.seats) };
      const checked =
        tableId === null
          ? v.safeParse(addTableInput, told)
          : v.safeParse(changeTableInput, { ...told, from });
      if (!checked.success) {
        const wrong = checked.issues.map((issue) => v.getDotPath(issue) ?? '');
        const errors = wrong.map((name) => [name, fieldWords[name] ?? '']);
        setState({ ...CALM, errors: Object.fromEntries(errors) });
        return null;
      }
      const { seats, label } = checked.output;
      const table = { ...draft, label, seats, area: checked.output.area };
      const mutationId = idFor(JSON.stringify([tableId, table, from]));
      return run(() =>
        tableId === null
          ? save({ mutationId, tableId, table })
          : save({ mutationId, tableId, table: { ...table, from } }),
      );
    },

    remove: (tableId: number) => once(remove, tableId, 'remove'),
    renewCode: (tableId: number) => once(renew, tableId, 'code'),
  };
}

function refusalOf(
  error: unknown,
  errorText: (code: string) => string,
  { noResponse, gone }: { noResponse: string; gone: string },
): Partial<SaveState> {
  if (!(error instanceof ApiError)) return { failure: noResponse };
  const body = recordOf(error.body);
  if (error.code === 'conflict' && isRecord(body?.current)) {
    // Our own response contains a table by contract.
    const current = body.current as VenueTableRead;
    return { conflict: { current, by: textField(body, 'by'), at: textField(body, 'at') } };
  }
  return { failure: error.code === 'not_found' ? gone : errorText(error.code) };
}
