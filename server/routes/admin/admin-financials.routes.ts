import { Hono } from 'hono';
import { countCashInput, summaryQuery } from '#domain/financials/summary';
import { recordTransactionInput, reverseTransactionInput } from '#domain/financials/transaction';
import type { IdempotencyDeps } from '../../http/idempotency';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../../http/require-staff';
import { staffMutation } from '../../http/staff-mutation';
import { entityId, parse, parseJson } from '../../http/validate';
import { countCash } from '../../usecases/financials/count-cash';
import {
  exportTransactions,
  listTransactions,
  listTransactionsQuery,
} from '../../usecases/financials/list-transactions';
import { type ReadSummaryDeps, readSummary } from '../../usecases/financials/read-summary';
import {
  type RecordTransactionDeps,
  recordTransaction,
  reverseTransaction,
} from '../../usecases/financials/record-transaction';
import type { NoteExportDeps } from '../../usecases/shared/note-export';

type AdminFinancialsDeps = StaffGateDeps &
  IdempotencyDeps &
  ReadSummaryDeps &
  RecordTransactionDeps &
  NoteExportDeps;

const ALL = '/api/admin/financials/transactions';
const LIST = { method: 'GET', path: ALL, need: 'money.read' } as const;
const RECORD = { method: 'POST', path: ALL, need: 'money.change' } as const;
const REVERSE = { method: 'POST', path: `${ALL}/:id/reversal`, need: 'money.change' } as const;
const SUMMARY = {
  method: 'GET',
  path: '/api/admin/financials/summary',
  need: 'money.read',
} as const;
const COUNT = {
  method: 'POST',
  path: '/api/admin/financials/cash-counts',
  need: 'money.count',
} as const;

export function adminFinancialsRoutes(deps: AdminFinancialsDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

  staffRoute(app, deps, LIST, async (c) => {
    const query = parse(listTransactionsQuery, c.req.query());
    if (query.format !== 'csv') return c.json(await listTransactions(deps, query));
    c.header('Content-Type', 'text/csv; charset=utf-8');
    c.header('Content-Disposition', 'attachment; filename="transactions.csv"');
    return c.body(await exportTransactions(deps, query, c.get('session').member));
  });

  staffRoute(app, deps, SUMMARY, async (c) =>
    c.json(await readSummary(deps, parse(summaryQuery, c.req.query()))),
  );

  staffRoute(app, deps, RECORD, (c) =>
    staffMutation(c, deps, 'transaction.record', async ({ claim, text }) => {
      const input = parseJson(recordTransactionInput, text);
      return recordTransaction(deps, { claim, member: c.get('session').member, input });
    }),
  );

  staffRoute(app, deps, REVERSE, (c) =>
    staffMutation(c, deps, 'transaction.reverse', async ({ claim, text }) => {
      const input = parseJson(reverseTransactionInput, text);
      const { member } = c.get('session');
      return reverseTransaction(deps, { claim, member, input, transactionId: entityId(c) });
    }),
  );

  staffRoute(app, deps, COUNT, (c) =>
    staffMutation(c, deps, 'cash.count', async ({ claim, text }) => {
      const input = parseJson(countCashInput, text);
      return countCash(deps, { claim, member: c.get('session').member, input });
    }),
  );

  return app;
}
