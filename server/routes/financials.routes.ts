import { DomainError } from '#domain/error-codes';
import * as financials from '#domain/financials/financials.operations';
import { countCashMutation, moveCashMutation } from '#domain/till/drawer';
import * as till from '#domain/till/till.operations';
import { isDay } from '#domain/venue';
import { parse } from '../http/request-facts';
import type { App } from '../http/staff-api';
import { staffApi } from '../http/staff-api';
import type { Deps } from '../setup/deps';
import { closeDay, listDays, mailDay, readDay } from '../usecases/financials/close-day';
import { readSummary } from '../usecases/financials/dashboard';
import {
  addDrawer,
  changeDrawer,
  countCash,
  listDrawers,
  moveCash,
} from '../usecases/financials/drawers';
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

export function daysRoutes(app: App, deps: Deps): void {
  const staff = staffApi(app, deps);

  staff.read(till.drawers, (c) => listDrawers(deps, c.get('session').member));
  staff.change(till.addDrawer, (request) => addDrawer(deps, request));
  staff.changeRow(till.changeDrawer, changeDrawer);
  staff.changeRow(moveCashMutation, moveCash);
  staff.changeRow(countCashMutation, countCash);
  staff.read(till.days, () => listDays(deps));
  staff.read(till.report, (c) => readDay(deps, dayOf(c.req.param('day'))));
  staff.change(till.close, (request, c) =>
    closeDay(deps, { ...request, day: dayOf(c.req.param('day')) }),
  );
  staff.change(till.mail, (request, c) =>
    mailDay(deps, { ...request, day: dayOf(c.req.param('day')) }),
  );
}

function dayOf(text: string | undefined): string {
  if (text === undefined || !isDay(text)) throw new DomainError('not_found');
  return text;
}
