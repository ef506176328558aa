import type { AuditRepository } from '../../repositories/audit.repository';

export type NoteExportDeps = { audit: AuditRepository; now: () => number; newId: () => string };

type Export = {
  member: { id: string };
  list: string;
  filter: Readonly<Record<string, unknown>>;
  rows: number;
};

/** The log names who took a list out of the house, by which filter, and how many rows it had. */
export async function noteExport(
  { audit, now, newId }: NoteExportDeps,
  { member, list, filter, rows }: Export,
): Promise<void> {
  const at = now();
  const parts = Object.entries(filter).filter(([, value]) => value !== '' && value !== undefined);
  const asked = parts.map(([name, value]) => `${name}: ${value}`).join(', ');
  await audit.note({
    id: newId(),
    actor: member.id,
    action: 'list.export',
    tbl: list,
    pk: '*',
    before: null,
    after: { list, rows, ...(asked && { filter: asked }) },
    doneAt: at,
    receivedAt: at,
  });
}
