import type { OutboxEntry } from '#domain/registry/guest-mutations';
import type { MutationKind } from '#domain/registry/mutations';
import type { Changed, Invariant, StoredResponseRow, Wrong } from '../invariant';
import { firstWrong } from '../invariant';
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
  /** True if another mutation of the booking, or a move of its party, gives it another table. */
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
  ...[
    { value: 'slot', field: 'reservationTime' },
    { value: 'party_size', field: 'partySize' },
    { value: 'special_requests', field: 'specialRequests' },
  ].map(({ value, field }) => ({
    tbl: 'reservation' as const,
    value,
    says: { 'reservation.edit': field, 'reservation.change': field },
  })),
];

/** A booking with another time, size or wish of tables may get other tables. */
const PLACES: readonly string[] = ['reservation.edit', 'reservation.change'];

type Change = { pk: string; storedResponses: readonly StoredResponseRow[] };

function unseen(world: World, fact: Fact, { pk, storedResponses }: Change): Wrong {
  const key = `${fact.tbl} ${pk} ${fact.value}`;
  const now = standing(world, fact, pk);
  const before = world.facts.has(key) ? world.facts.get(key) : (fact.first ?? now);
  world.facts.set(key, now);
  const acts = storedResponses
    .filter(({ status }) => status < 300)
    .flatMap(({ mutation_id: id }) => world.ledger.acts.get(id) ?? [])
    .filter(({ born }) => `${born.path}/`.includes(`/${pk}/`));
  const said = acts.map(({ born }) => saidOf(fact, born)).find((one) => one !== null);
  if (!said) {
    const isPlaced = acts.some(({ born }) => PLACES.includes(born.kind));
    const isSaid =
      fact.isMovedAlong && (isPlaced || isMoved(world, storedResponses, [before, now]));
    return before === now || fact.isOthersToo || isSaid
      ? undefined
      : `${key} went from ${before} to ${now}, and nobody has said so`;
  }
  const { what, from, to } = said;
  // Equal changes are no conflict, because the second changes nothing.
  if (to === before && to === now) return undefined;
  if (from !== before) return `${what} had seen ${from}, ${key} was ${before}`;
  return to === now ? undefined : `${what} said ${to}, ${key} is ${now}`;
}

/** Returns the old and the new value of a mutation that changes the fact; null if it changes another one. */
function saidOf({ says }: Fact, { kind, id, body }: OutboxEntry) {
  const field = says[kind as MutationKind];
  if (field === undefined) return null;
  const told = JSON.parse(body);
  const seen = typeof told.from === 'object' && told.from !== null ? told.from[field] : told.from;
  const [from, to] = [plain(seen), plain(told[field])];
  return to === undefined || to === from ? null : { what: `${kind} ${id}`, from, to };
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
