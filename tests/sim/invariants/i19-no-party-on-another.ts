import type { Invariant, StoredResponseRow } from '../invariant';
import { firstWrong } from '../invariant';
import type { World } from '../world';

type Seated = { guest_name: string; other: string; table_id: number };

/** I19: a walk-in is never seated at an occupied table, even past its stay; a cleared table stays cleared. */
export const noPartyOnAnother: Invariant = {
  name: 'I19 nobody on others’ chairs',
  harm: 'doubled',
  onCommit: (world, { storedResponses, changed }) =>
    firstWrong(storedResponses, (response) => onOthersChairs(world, response)) ??
    firstWrong(
      changed.filter(({ tbl }) => tbl === 'venue_table'),
      ({ pk }) => {
        const [table] = world.server.rows<{ at: number | null }>(
          'select cleared_at as at from venue_table where id = ?',
          pk,
        );
        const before = (world.facts.get(`cleared ${pk}`) as number | undefined) ?? 0;
        const now = table?.at ?? 0;
        world.facts.set(`cleared ${pk}`, now);
        const isPossible = now >= before && now <= world.timeline.now();
        return isPossible ? undefined : `table ${pk} was ready at ${before}, then at ${now}`;
      },
    ),
};

function onOthersChairs({ server }: World, { kind, status, mutation_id: id }: StoredResponseRow) {
  if (kind !== 'reservation.walk_in' || status >= 300) return undefined;
  const [clash] = server.rows<Seated>(OTHERS_THERE, id);
  return clash && `${clash.guest_name} was put at ${clash.table_id}, where ${clash.other} sits`;
}

const OTHERS_THERE = `select come.guest_name, there.guest_name as other, come.table_id
  from reservation come join reservation there
    on there.table_id = come.table_id and there.id <> come.id and there.status = 'seated'
    and there.starts_at <= come.starts_at
  where come.id = ? limit 1`;
