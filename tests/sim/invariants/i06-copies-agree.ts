import { isDeepStrictEqual } from 'node:util';
import { collectSnapshot } from '../../../server/usecases/sync/read-changes';
import type { Invariant, Wrong } from '../invariant';
import { firstWrong } from '../invariant';
import { rowsOnDisk } from '../storage';
import type { World } from '../world';

/** I6: when nothing is pending, a tablet's replica equals the server's rows. */
export const copiesAgree: Invariant = {
  name: 'I6 copies agree',
  harm: 'wrong',
  async atEnd(world) {
    const real = await serverRows(world);
    return firstWrong(world.tablets, ({ name, browser }) =>
      firstWrong(Object.entries(real), ([table, rows]) => {
        const rowsHere = rowsOnDisk<Row>(browser.indexedDB, 'bb-admin', table);
        const copy = rowsHere.filter(({ id }) => !isAskedAbout(world, name, id));
        return difference(`${name} ${table}`, rows, copy);
      }),
    );
  },
};

type Row = { id: string | number };

/** Returns true for a QR order or a round that the server refused and whose reason staff have not read yet. */
function isAskedAbout({ ledger }: World, device: string, id: Row['id']): boolean {
  const act = ledger.on(device, String(id));
  const kind = act?.born.kind;
  return (
    (kind === 'order.handover' || kind === 'order.take') && ASKS.includes(act?.row?.state ?? '')
  );
}

const ASKS = ['needs_user', 'rejected'];

async function serverRows(world: World): Promise<Record<string, readonly Row[]>> {
  const whole = { after: '', enough: Number.POSITIVE_INFINITY };
  const { rows } = await world.quietly(
    collectSnapshot(world.server.deps().changes, {
      since: { recent: 0, messages: 0 },
      ...whole,
    }),
  );
  const { orders, items, reservations, brunches, messages, tables } = rows;
  return {
    order: orders,
    menuItem: items,
    reservation: reservations,
    brunch: brunches,
    message: messages,
    venueTable: tables,
  } as Record<string, readonly Row[]>;
}

function difference(where: string, real: readonly Row[], copy: readonly Row[]): Wrong {
  const here = new Map(copy.map((row) => [row.id, row]));
  const missing = firstWrong(real, (row) => {
    const mine = here.get(row.id);
    here.delete(row.id);
    // JSON treats an undefined field like a missing one.
    return isDeepStrictEqual(plain(mine), plain(row))
      ? undefined
      : `${where} ${row.id}: has ${JSON.stringify(mine)}, the server ${JSON.stringify(row)}`;
  });
  const [extra] = here.keys();
  return (
    missing ?? (extra === undefined ? undefined : `${where} ${extra}: the server has no such row`)
  );
}

function plain(row: unknown): unknown {
  return row === undefined ? null : JSON.parse(JSON.stringify(row));
}
