import { saleCode } from '#domain/payments/bank-response';
import { nextPageCheckAt } from '#domain/payments/check-schedule';
import { isLateIn } from '#domain/payments/payment-state';
import type { PaymentRow } from '../../../repositories/payments/payment-reads';
import type { HostedResult } from '../../../services/vakifbank/hosted-page';
import { SALE_OF } from '../../../services/vakifbank/vpos';
import { type BankDeps, bankIds } from './payment-deps';
import { settleSale } from './settle-sale';

export type SettledPage = { result: HostedResult['kind']; payment: PaymentRow };

/** Asks about a payment on the bank's page and stores the result; `checks` is the number of earlier questions. */
export async function settleHosted(
  deps: BankDeps,
  payment: PaymentRow,
  checks = payment.checks + 1,
): Promise<SettledPage> {
  const answer = await askPage(deps, payment);
  const settled = await settleAnswer(deps, { ...payment, checks }, answer);
  return { result: answer.kind, payment: settled };
}

async function settleAnswer(
  deps: BankDeps,
  payment: PaymentRow,
  answer: HostedResult,
): Promise<PaymentRow> {
  const isKnown = answer.kind !== 'not_final' && answer.kind !== 'unclear';
  const isNews = answer.kind === 'approved' || answer.kind === 'mismatch';
  if (isKnown && (isNews || !isLateIn(payment.state))) {
    const settled = await settleSale(deps, payment, answer);
    if (settled) return settled;
  } else {
    const { checks } = payment;
    const nextCheckAt = nextPageCheckAt(checks, { ...payment, now: deps.now() });
    await deps.payments.note(payment, { checks, nextCheckAt });
  }
  return (await deps.payments.find(payment.id)) ?? payment;
}

/** Asks about the bank's page, and its search if the answer leaves out what a sale needs or has an unknown code. */
export async function askPage(deps: BankDeps, payment: PaymentRow): Promise<HostedResult> {
  const { amountKurus, token } = payment;
  const { transactionId } = bankIds(payment);
  const answer = await deps.bank.askHostedPage({ amountKurus, transactionId, token: token ?? '' });
  const isOpen = answer.kind === 'incomplete' || (answer.kind === 'unclear' && isCode(answer.code));
  const found = isOpen ? await searchSale(deps, payment) : null;
  if (found?.kind !== 'found') return answer;
  const { sale } = found;
  if (sale.status === 'captured') return { ...sale, kind: SALE_OF[sale.judgement] };
  if (sale.status !== 'declined' || answer.kind === 'incomplete') return answer;
  const reason = saleCode(sale.resultCode)?.reason ?? 'card_declined';
  return { kind: 'declined', reason, code: sale.resultCode };
}

function isCode(code: string): boolean {
  return /^\d{4}$/.test(code);
}

export function searchSale({ bank }: BankDeps, payment: PaymentRow) {
  const { amountKurus, createdAt } = payment;
  return bank.search({ ...bankIds(payment), amountKurus, createdAt });
}
