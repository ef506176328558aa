import type { MutationKind } from '#domain/registry/mutations';
import {
  type Changed,
  firstWrong,
  type Invariant,
  type StoredResponseRow,
  type Wrong,
} from '../invariant';
import type { World } from '../world';

/** I15: no staff change overwrites another unseen: of two different changes the first wins. */
export const firstWins: Invariant = {
  name: 'I15 first wins',
  harm: 'wrong',
  onCommit: (world, { changed, storedResponses }) =>
    firstWrong(FACTS, (fact) =>
      firstWrong(
        changed.filter(({ tbl }) => tbl === fact.tbl),
        ({ pk }) => unseen(world, fact, { pk, storedResponses }),
      ),
    ),
};

type Fact = {
  tbl: Changed['tbl'];
  /** The SQL of the present value, spelled as the mutations spell it. */
  value: string;
  /** The value before any change. */
  first?: number;
  /** The mutations that may change the value, each with its field. */
  says: Partial<Record<MutationKind, string>>;
  /** True if the operator may change the value too, or a venue that assigns tables automatically. */
  isOthersToo?: boolean;
  /** True if a booking follows its party, which another mutation moves from table to table. */
  isMovedAlong?: boolean;
};

const FACTS: readonly Fact[] = [
  {
    tbl: 'menu_item',
    value: 'is_available',
    first: 1,
    says: { 'menu.availability': 'isAvailable' },
    isOthersToo: true,
  },
  {
    tbl: 'brunch_reservation',
    value: 'first_drink_at is not null',
    first: 0,
    says: { 'brunch.first_drink': 'isServed' },
  },
  {
    tbl: 'brunch_reservation',
    value: 'deposit_paid_at is not null',
    first: 0,
    says: { 'brunch.deposit': 'isPaid' },
  },
  {
    tbl: 'reservation',
    value: 'table_id',
    says: { 'reservation.table': 'tableId' },
    isMovedAlong: true,
  },
];

type Change = { pk: string; storedResponses: readonly StoredResponseRow[] };

function unseen(world: World, fact: Fact, { pk, storedResponses }: Change): Wrong {
  const key = `${fact.tbl} ${pk} ${fact.value}`;
  const now = standing(world, fact, pk);
  const before = world.facts.has(key) ? world.facts.get(key) : (fact.first ?? now);
  world.facts.set(key, now);
  const act = storedResponses
    .filter(({ kind, status }) => status < 300 && Object.hasOwn(fact.says, kind))
    .map(({ mutation_id: id }) => world.ledger.acts.get(id))
    .find((one) => one?.born.path.includes(`/${pk}/`));
  if (!act) {
    const isSaid = fact.isMovedAlong && isMoved(world, storedResponses, [before, now]);
    return before === now || fact.isOthersToo || isSaid
      ? undefined
      : `${key} went from ${before} to ${now}, and nobody has said so`;
  }
  const { kind, id, body } = act.born;
  const told = JSON.parse(body);
  const [from, to] = [plain(told.from), plain(told[fact.says[kind] ?? ''])];
  // Equal changes are no conflict, because the second changes nothing.
  if (to === before && to === now) return undefined;
  if (from !== before) return `${kind} ${id} had seen ${from}, ${key} was ${before}`;
  return to === now ? undefined : `${kind} ${id} said ${to}, ${key} is ${now}`;
}

/** Returns whether the commit moves a party between the two tables. */
function isMoved(
  world: World,
  storedResponses: readonly StoredResponseRow[],
  [from, to]: [unknown, unknown],
): boolean {
  return storedResponses
    .filter(({ kind, status }) => kind === 'seating.move' && status < 300)
    .map(({ mutation_id: id }) => JSON.parse(world.ledger.acts.get(id)?.born.body ?? '{}'))
    .some((told) => told.from === from && told.tableId === to);
}

function standing({ server }: World, { tbl, value }: Fact, pk: string): unknown {
  const [row] = server.rows<{ value: unknown }>(
    `select ${value} as value from ${tbl} where id = ?`,
    pk,
  );
  return row?.value;
}

/** Returns the value as the database stores it. */
function plain(told: unknown): unknown {
  return typeof told === 'boolean' ? Number(told) : told;
}
