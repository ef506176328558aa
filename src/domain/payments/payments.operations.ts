import { operation } from '../sync/operation';
import {
  cancelPaymentInput,
  decidePaymentInput,
  refundPaymentInput,
  settlementQuery,
} from './settlement';

const change = 'payments.return';
const ALL = '/api/admin/payments';
const ONE = `${ALL}/:id` as const;

export const list = operation('payment.list', `GET ${ALL}`, 'payments.read');
export const settlement = operation(
  'settlement.read',
  `GET ${ALL}/settlement`,
  'money.read',
  settlementQuery,
);
export const explain = operation(
  'settlement.explain',
  `POST ${ALL}/settlement/:day/explain`,
  change,
  cancelPaymentInput,
);
export const cancel = operation('payment.cancel', `POST ${ONE}/cancel`, change, cancelPaymentInput);
export const refund = operation('payment.refund', `POST ${ONE}/refund`, change, refundPaymentInput);
export const resolve = operation(
  'payment.resolve',
  `POST ${ONE}/resolve`,
  change,
  cancelPaymentInput,
);
export const decide = operation('payment.decide', `POST ${ONE}/decide`, change, decidePaymentInput);
