import { expect, test } from 'vitest';
import { saveTable } from '../../../src/data/commands/tables';
import { forgetDraft, keepDraft, readDrafts } from '../../../src/data/staff/staff-session';
import { MINUTE } from '../../support/bar/fixtures';
import { ELIF, startStaffEvening } from '../../support/evenings/staff-evening';

const DAY = 24 * 60 * MINUTE;

test('unsaved edits are kept for their author, the last first, until they are saved or a day old', async () => {
  const { clock, openTablet } = await startStaffEvening();
  const { deps } = await openTablet();
  const keep = (userId: string, what: string, draft: unknown) =>
    keepDraft(deps, { userId, what, draft });
  await keep('can', 'table:1', { label: 'S1' });
  clock.advance(MINUTE);
  await keep('can', 'table:2', { label: 'S2' });
  await keep('elif', 'table:1', { label: 'S9' });
  await keep('can', 'dish:1', { label: 'Wings' });
  const labels = async (userId: string) =>
    (await readDrafts(deps, { userId, kind: 'table' })).map(({ draft }) => draft);
  expect(await labels('can')).toEqual([{ label: 'S2' }, { label: 'S1' }]);
  expect(await labels('elif')).toEqual([{ label: 'S9' }]);
  clock.advance(DAY - MINUTE);
  await keep('can', 'table:2', { label: 'S22' });
  clock.advance(MINUTE);
  expect(await labels('can')).toEqual([{ label: 'S22' }]);
  await forgetDraft(deps, { userId: 'can', what: 'table:2' });
  expect(await labels('can')).toEqual([]);
});

test('after a conflict the tablet shows the colleague’s version of a table', async () => {
  const { openTablet } = await startStaffEvening();
  const [mine, theirs] = [await openTablet(ELIF), await openTablet(ELIF)];
  await Promise.all([mine.pull(), theirs.pull()]);
  const [table] = await mine.deps.db.venueTable.toArray();
  if (!table) throw new Error('There is no table.');
  const { id: tableId, label, seats, x, y } = table;
  const told = { label, seats, x, y, area: 'indoor', shape: 'round', isActive: true } as const;
  const save = ({ deps }: typeof mine, mutationId: string, more: object) =>
    saveTable(deps, { mutationId, tableId, table: { ...told, ...more, from: null } });
  await save(theirs, '0197d1f0-0000-7000-8000-000000000001', { seats: 3 });
  const lost = save(mine, '0197d1f0-0000-7000-8000-000000000002', { seats: 5 });
  await expect(lost).rejects.toMatchObject({ code: 'conflict' });
  expect(await mine.deps.db.venueTable.get(tableId)).toMatchObject({ seats: 3, changedBy: 'Elif' });
});
