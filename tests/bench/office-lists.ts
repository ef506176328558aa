import { performance } from 'node:perf_hooks';
import { drizzle } from 'drizzle-orm/libsql';
import { createApp } from '../../server/app';
import type { ResourceStore } from '../../server/repositories/resources/resource.repository';
import { pageOf } from '../../server/repositories/resources/resource.repository';
import { RESOURCE_STORES } from '../../server/repositories/resources/resource-stores';
import { sortKey } from '../../src/domain/fold';
import { openBenchApp } from './bench-app';
import type { Figure } from './figures';
import { below, percentile } from './figures';

/** Fills each list with many rows; an unlisted resource keeps its seed. */
const FILLED: Readonly<Record<string, (at: number) => string>> = {
  menu_item: (
    at,
  ) => `INSERT INTO menu_item (id, category_id, position, name_en, name_en_key, name_tr,
    name_tr_key, description_en, description_tr, price_kurus, image_url, is_available, alcohol, tobacco, pork,
    vegetarian, vegan, spicy, allergens, search_text) VALUES (${1_000 + at}, ${6 + (at % 8)}, ${1_000 + at},
    'Dish ${at}', '${sortKey(`Dish ${at}`)}', 'Yemek ${at}', '${sortKey(`Yemek ${at}`)}', 'Words', 'Sözler',
    ${10_000 + at * 50}, '', 1, 0, 0, 0, 0, 0, 0, '[]', 'dish ${at} yemek ${at}')`,
  supplier: (
    at,
  ) => `INSERT INTO supplier (id, name, name_key, contact_name, phone, email, lead_days, supplies,
    notes, search_text) VALUES ('s${at}', 'Tedarik ${at}', '${sortKey(`Tedarik ${at}`)}', '', '', '', ${at % 30},
    '', '', 'tedarik ${at}')`,
  menu_schedule: (at) => `INSERT INTO menu_schedule (id, due_at, item_id, change) VALUES ('m${at}',
    '2026-07-${String(10 + (at % 20))}T18:00', ${1 + (at % 50)}, 'available')`,
};
const ROWS = 500;
const TIMES = 60;
const LIMIT_MS = 100;

// `npm run bench:office` also times the back office's lists and prints how the database finds their rows.
const bench = await openBenchApp();
const app = createApp(bench.deps);
const headers = await bench.signIn(app);
const figures: Figure[] = [];
for (const store of RESOURCE_STORES) {
  const fill = FILLED[store.resource.name];
  if (fill) for (let at = 0; at < ROWS; at += 1) await bench.run(fill(at));
  for (const query of queriesOf(store)) figures.push(await measure(store, query));
  for (const sort of sortsOf(store)) console.log(await planOf(store, sort));
}
for (const { name, value, goal, isReached } of figures) {
  console.log(`${isReached ? 'ok  ' : 'SLOW'} ${name}: ${value} (${goal})`);
}
await bench.close();
process.exit(figures.every(({ isReached }) => isReached) ? 0 : 1);

function sortsOf({ resource: { fields } }: ResourceStore): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.isSortable);
}

/** Returns the queries of a list: as it opens, its last page, each order, a search, and the whole list as CSV. */
function queriesOf(store: ResourceStore): string[] {
  const sorts = sortsOf(store).flatMap((sort) => [`?sort=${sort}`, `?sort=-${sort}`]);
  return ['', `?page=${ROWS / 50}`, ...sorts, '?q=42', '?format=csv'];
}

async function measure({ resource }: ResourceStore, query: string): Promise<Figure> {
  const times: number[] = [];
  for (let at = 0; at < TIMES; at += 1) {
    const startedAt = performance.now();
    const response = await app.request(`${resource.path}${query}`, { headers });
    await response.text();
    if (!response.ok) throw new Error(`${resource.path}${query} answered ${response.status}.`);
    times.push(performance.now() - startedAt);
  }
  const details = `p50 ${percentile(times, 50).toFixed(1)} ms`;
  return below(`${resource.path}${query}, p95`, percentile(times, 95), LIMIT_MS, details);
}

async function planOf(store: ResourceStore, sort: string): Promise<string> {
  const scope = { q: '', sort, filters: {}, limit: 50, offset: 0 };
  const { sql, params } = pageOf(drizzle(bench.deps.gateway.client), store, scope).toSQL();
  const { rows } = await bench.deps.gateway.client.execute({
    sql: `EXPLAIN QUERY PLAN ${sql}`,
    args: params.map((value) => (typeof value === 'boolean' ? Number(value) : value)) as number[],
  });
  const steps = rows.map(({ detail }) => String(detail)).join('; ');
  return `     ${store.resource.name} by ${sort}: ${steps}`;
}
