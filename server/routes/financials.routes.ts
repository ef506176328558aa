import * as financials from '#domain/financials/financials.operations';
import type { Deps } from '../deps';
import type { App } from '../http/require-staff';
import { staffApi } from '../http/staff-api';
import { parse } from '../http/validate';
import { readSummary } from '../usecases/financials/read-summary';
import {
  exportTransactions,
  listTransactions,
  listTransactionsQuery,
  recordTransaction,
  reverseTransaction,
} from '../usecases/financials/transactions';

export function financialsRoutes(app: App, deps: Deps): void {
  const staff = staffApi(app, deps);

  staff.list(financials.list, {
    file: 'transactions',
    query: (c) => parse(listTransactionsQuery, c.req.query()),
    page: (query) => listTransactions(deps, query),
    csv: (query, member) => exportTransactions(deps, query, member),
  });
  staff.read(financials.summary, (_, query) => readSummary(deps, query));
  staff.change(financials.record, (request) => recordTransaction(deps, request));
  staff.changeRow(financials.reverse, reverseTransaction);
}
