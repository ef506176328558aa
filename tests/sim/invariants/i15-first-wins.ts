import type { MutationKind } from '#domain/registry/mutations';
import {
  type Changed,
  firstWrong,
  type Invariant,
  type StoredResponseRow,
  type Wrong,
} from '../invariant';
import type { World } from '../world';

/** I15: nobody overwrites a staff change unseen: of two different changes the first wins. */
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
  /** How it stands, as SQL; the same as what the mutations call it. */
  value: string;
  /** How it stands when it is first heard of, where nobody has said anything. */
  first?: number;
  /** The acts that may change it, and where they say to what. */
  says: Partial<Record<MutationKind, string>>;
  /** Whether somebody else may change it as well: the operator, or a venue that gives tables by itself. */
  isOthersToo?: boolean;
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
  { tbl: 'reservation', value: 'table_id', says: { 'reservation.table': 'tableId' } },
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
    return before === now || fact.isOthersToo
      ? undefined
      : `${key} went from ${before} to ${now}, and nobody has said so`;
  }
  const { kind, id, body } = act.born;
  const told = JSON.parse(body);
  const [from, to] = [plain(told.from), plain(told[fact.says[kind] ?? ''])];
  // Equal wishes are no conflict: whoever wants what stands changes nothing.
  if (to === before && to === now) return undefined;
  if (from !== before) return `${kind} ${id} had seen ${from}, ${key} was ${before}`;
  return to === now ? undefined : `${kind} ${id} said ${to}, ${key} is ${now}`;
}

function standing({ server }: World, { tbl, value }: Fact, pk: string): unknown {
  const [row] = server.rows<{ value: unknown }>(
    `select ${value} as value from ${tbl} where id = ?`,
    pk,
  );
  return row?.value;
}

/** As the database keeps it. */
function plain(told: unknown): unknown {
  return typeof told === 'boolean' ? Number(told) : told;
}
