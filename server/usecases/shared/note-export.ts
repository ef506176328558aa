import { type AuditDeps, auditRow } from './audit-row';
import type { Parts } from './parts';

export type NoteExportDeps = AuditDeps & Pick<Parts, 'audit'>;

type Export = {
  member: { id: string };
  list: string;
  filter: Readonly<Record<string, unknown>>;
  rows: number;
};

/** The log names who took a list out of the house, by which filter, and how many rows it had. */
export async function noteExport(
  deps: NoteExportDeps,
  { member, list, filter, rows }: Export,
): Promise<void> {
  const parts = Object.entries(filter).filter(([, value]) => value !== '' && value !== undefined);
  const asked = parts.map(([name, value]) => `${name}: ${value}`).join(', ');
  const after = { list, rows, ...(asked && { filter: asked }) };
  const fact = { action: 'list.export', tbl: list, pk: '*', after };
  await deps.audit.note(auditRow(deps, { member }, fact));
}
