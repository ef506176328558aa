import type { PlantedBug } from './planted-bug';

const API = 'tests/api';
const OFFLINE = 'tests/offline';

/** Lists bugs in the server and in the sync to tablets. */
export const SYNC_BUGS: readonly PlantedBug[] = [
  {
    name: 'a refusal is not kept: the same mutation is decided anew',
    file: 'server/http/idempotency.ts',
    find: 'return responses.keep(claim, { status: statusOf(error.code), body });',
    replace: 'throw error;',
    tests: [`${API}/orders/changed-menu.test.ts`, `${API}/orders/order-replays.test.ts`],
  },
  {
    name: 'every parallel attempt thinks that it has won',
    file: 'server/repositories/rows/responses.repository.ts',
    find: 'const isOurs = plainSql`mutation_id = ${claim.mutationId} and nonce = ${nonce}`;',
    replace: 'const isOurs = plainSql`mutation_id = ${claim.mutationId}`;',
    tests: [`${API}/orders/one-mutation.test.ts`],
  },
  {
    name: 'a stranger with the id reads the response',
    file: 'server/http/idempotency.ts',
    find: "if (!isOwn && !isForgotten) throw new DomainError('not_found');",
    replace: '',
    tests: [`${API}/orders/order-replays.test.ts`],
  },
  {
    name: 'an id that comes back with other contents gets the old answer',
    file: 'server/http/idempotency.ts',
    find: "if (!isSameMutation) throw new DomainError('key_reused', { mutationId: claim.mutationId });",
    replace: '',
    tests: [`${API}/orders/order-replays.test.ts`],
  },
  {
    name: 'the guest pays another price than the one shown',
    file: 'server/usecases/orders/place-order.ts',
    find: 'if (changes.length === 0) return;',
    replace: 'return;',
    tests: [`${API}/orders/changed-menu.test.ts`],
  },
  {
    name: 'a price that changes between reading and writing goes unnoticed',
    file: 'server/repositories/orders.repository.ts',
    find: 'guard: plainSql`${menuAgrees(priced)} and ${holdsAreOpen(row, holdIds)} and ${billIsOpen(bill)}',
    replace: 'guard: plainSql`${holdsAreOpen(row, holdIds)} and ${billIsOpen(bill)}',
    tests: [`${API}/orders/changed-menu.test.ts`],
  },
  {
    name: 'an order of last night reaches the kitchen',
    file: 'server/usecases/orders/place-order.ts',
    find: "if (ageMs > ORDER_TTL_MS || hasClosed) throw new DomainError('stale_order');",
    replace: '',
    tests: [`${API}/orders/changed-menu.test.ts`],
  },
  {
    name: 'the second tablet overwrites the first',
    file: 'server/repositories/rows/responses.repository.ts',
    find: '${isIt} and v = ${before.v}',
    replace: '${isIt} and v > 0',
    tests: [`${API}/orders/order-status.test.ts`],
  },
  {
    name: 'what the person saw is not compared with what is',
    file: 'server/usecases/orders/change-order.ts',
    find: 'from === before.status || isAheadByTicks(before, { from, to })',
    replace: 'true',
    tests: [`${API}/orders/order-status.test.ts`, `${OFFLINE}/orders/change-order-status.test.ts`],
  },
  {
    name: 'writes begin as reads: a rival in between breaks them',
    file: 'server/db/gateway.ts',
    find: "client.batch([...batch, feed.news()], 'write')",
    replace: "client.batch([...batch, feed.news()], 'deferred')",
    tests: [`${API}/orders/one-mutation.test.ts`],
  },
  {
    name: 'a connection with a stuck statement goes on being used',
    file: 'server/db/gateway.ts',
    find: 'await client.reconnect();',
    replace: '',
    tests: ['server/db/gateway.test.ts', `${API}/server/hostile-database.test.ts`],
  },
  {
    name: 'a write that meets a rival fails at once',
    file: 'server/db/gateway.ts',
    find: 'if (!isContention(error)) throw error;',
    replace: 'throw error;',
    tests: ['server/db/gateway.test.ts', `${API}/server/hostile-database.test.ts`],
  },
  {
    name: 'a pull says where the feed ends instead of where it has read to',
    file: 'server/usecases/sync/read-changes.ts',
    find: 'cursor: cursorText(epoch, page.pageSeq)',
    replace: 'cursor: cursorText(epoch, page.headSeq)',
    tests: [`${API}/sync/sync.test.ts`, `${OFFLINE}/sync/sync-back.test.ts`],
  },
  {
    name: 'a cursor of another database is believed',
    file: 'server/usecases/sync/read-changes.ts',
    find: 'from.epoch === epoch && from.seq <= page.headSeq',
    replace: 'true',
    tests: [`${API}/sync/sync.test.ts`],
  },
  {
    name: 'a cursor from before the memory of the feed is believed',
    file: 'server/usecases/sync/read-changes.ts',
    find: 'if (!isOurs || from.seq < page.oldestSeq - 1)',
    replace: 'if (!isOurs)',
    tests: [`${API}/sync/sync.test.ts`],
  },
  {
    name: 'the place in the feed is written apart from its rows',
    file: 'src/data/sync/pull.ts',
    find: '    const isApplied = await applyPage(deps, from, response);',
    replace:
      '    await deps.db.meta.put({ k: CURSOR, v: response.cursor });\n    const isApplied = await applyPage(deps, { ...from, cursor: response.cursor }, response);',
    tests: [`${OFFLINE}/sync/sync-back.test.ts`],
  },
  {
    name: 'an expired place in the feed leaves the tablet as it is',
    file: 'src/data/sync/pull.ts',
    find: 'if (isRefusedWith(error, 410)) return pullSnapshot(deps, from);',
    replace: 'if (isRefusedWith(error, 410)) return false;',
    tests: [`${OFFLINE}/sync/sync-back.test.ts`],
  },
  {
    name: 'only the first page of changes is fetched',
    file: 'src/data/sync/pull.ts',
    find: 'from = isApplied && !isWhole ? { ...from, cursor: response.cursor } : null;',
    replace: 'from = null;',
    tests: [`${OFFLINE}/sync/own-mutations.test.ts`],
  },
  {
    name: 'an older row overwrites a newer one',
    file: 'src/data/admin-db.ts',
    find: 'if (!here || row.v >= (here.v ?? 0)) await table.put(row);',
    replace: 'await table.put(row);',
    tests: [`${OFFLINE}/sync/sync-back.test.ts`, `${OFFLINE}/orders/change-order-status.test.ts`],
  },
  {
    name: 'a silent line is taken for a living one',
    file: 'src/data/sync/live.ts',
    find: 'timer = setTimeout(giveUp, WATCHDOG_MS);',
    replace: '',
    tests: ['src/data/sync/live.test.ts'],
  },
];
