import { sql } from 'drizzle-orm';
import { createApp } from '../../server/app';
import type { Deps } from '../../server/setup/deps';
import { createBrowser } from '../support/bar/test-browser';
import { lemonades, placeOrder } from '../support/data/test-orders';

const ORDERS = 10_000;
const CUSTOMERS = 5_000;
const TRANSACTIONS = 50_000;
const DAYS = 700;

/** Fills orders, customers and the ledger of two years. Resolves to the paths to request. */
export async function fillMoney(deps: Deps): Promise<string[]> {
  await placeOrder(createBrowser({ app: createApp(deps) }), lemonades());
  const spread = `received_at - (n % ${DAYS}) * 86400000`;
  await copied(deps, {
    table: 'order',
    times: ORDERS,
    own: { received_at: spread, status: "'completed'", member_id: memberId(`n % ${CUSTOMERS}`) },
  });
  await copied(deps, {
    table: 'order_line',
    times: ORDERS,
    own: { order_id: "order_id || '-' || n" },
  });
  await run(
    deps,
    `WITH RECURSIVE ${upTo(CUSTOMERS)} INSERT INTO member
    (id, first_name, last_name, email, phone, language, created_at, search_text, name_key)
    SELECT ${memberId('n')}, 'Deniz', 'Kaya', 'deniz' || n || '@example.com', '+905321234567', 'tr', n,
      'deniz kaya' || char(10) || 'deniz' || n || '@example.com' || char(10) || '05321234567', 'deniz' || n FROM more`,
  );
  await run(
    deps,
    `WITH RECURSIVE ${upTo(TRANSACTIONS)} INSERT INTO financial_transaction
    (id, type, method, business_day, created_at, amount_kurus, reference_kind, reference_id, round)
    SELECT 'sale:' || n, CASE n % 20 WHEN 0 THEN 'refund' ELSE 'sale' END,
      CASE n % 3 WHEN 0 THEN 'cash' WHEN 1 THEN 'card' END,
      date('2026-07-04', '-' || (n % ${DAYS}) || ' days'), n, 36000, 'order', 'o' || n, 0 FROM more`,
  );
  const list = '/api/admin/financials/transactions';
  const customers = '/api/admin/customers';
  const summary = '/api/admin/financials/summary';
  return [
    list,
    `${list}?type=refund`,
    `${list}?page=1000`,
    `${list}?startDate=2026-06-01&endDate=2026-06-30`,
    summary,
    `${summary}?startDate=2026-06-01&endDate=2026-06-30`,
    `${summary}?startDate=2025-07-05&endDate=2026-07-04`,
    '/api/admin/dashboard/stats',
    customers,
    `${customers}?page=100`,
    `${customers}?search=deniz4999`,
    `${customers}?search=0532`,
    `${customers}?sort=name`,
    `${customers}?sort=-spend`,
    `${customers}?sort=-lastSeen&tier=bronze`,
    `${customers}/01900000-0000-7000-8000-000000000007`,
  ];
}

/** Returns the id of the nth member as SQL. */
function memberId(n: string): string {
  return `printf('01900000-0000-7000-8000-%012d', ${n})`;
}

type Copies = { table: string; times: number; own: Record<string, string> };

/** Copies a table's only row this many times. */
async function copied(deps: Deps, { table, times, own }: Copies): Promise<void> {
  const { columns } = await deps.gateway.client.execute(`SELECT * FROM "${table}" LIMIT 0`);
  const values = columns.map((name) => own[name] ?? (name === 'id' ? "id || '-' || n" : name));
  await run(
    deps,
    `WITH RECURSIVE ${upTo(times)} INSERT INTO "${table}" (${columns.map((name) => `"${name}"`).join(', ')})
      SELECT ${values.join(', ')} FROM (SELECT * FROM "${table}" LIMIT 1), more`,
  );
}

function upTo(most: number): string {
  return `more(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM more WHERE n < ${most})`;
}

async function run(deps: Deps, text: string): Promise<void> {
  await deps.gateway.write([sql.raw(text)]);
}
