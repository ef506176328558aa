import { operation } from '../sync/operation';
import { summaryQuery } from './summary';
import { recordTransactionInput, reverseTransactionInput } from './transaction';

const [read, change] = ['money.read', 'money.change'] as const;
const MONEY = '/api/admin/financials';
const ALL = `${MONEY}/transactions` as const;

export const list = operation('transaction.list', `GET ${ALL}`, read);
export const record = operation(
  'transaction.record',
  `POST ${ALL}`,
  change,
  recordTransactionInput,
);
export const reverse = operation(
  'transaction.reverse',
  `POST ${ALL}/:id/reversal`,
  change,
  reverseTransactionInput,
);
export const summary = operation('money.summary', `GET ${MONEY}/summary`, read, summaryQuery);
