import { DomainError } from '#domain/error-codes';
import type { CancelPaymentInput } from '#domain/payments/return-payment';
import type { SettlementsRepository } from '../../repositories/payments/settlements.repository';
import type {
  Claim,
  MutationResponse,
  StoredResponsesRepository,
} from '../../repositories/stored-responses.repository';
import { staffOnce } from '../shared/audit-row';
import type { BankDeps } from './shared/payment-deps';

type ExplainDeps = BankDeps & {
  settlements: SettlementsRepository;
  responses: StoredResponsesRepository;
};

type Explanation = {
  claim: Claim;
  day: string;
  change: CancelPaymentInput;
  member: { id: string };
};

/** Records why a person accepts the differences of a day. */
export async function explainDifferences(
  deps: ExplainDeps,
  request: Explanation,
): Promise<MutationResponse> {
  const { settlements, responses, bank } = deps;
  const { claim, day, change } = request;
  const { mode } = bank.config;
  if (mode === 'off') throw new DomainError('payment.not_configured');
  const found = (await settlements.open(mode)).find((one) => one.day === day);
  const { onlyBank = [], onlyOurs = [] } = found?.report ?? {};
  const before = { onlyBank: onlyBank.length, onlyOurs: onlyOurs.length };
  const fact = { tbl: 'payment_settlement', pk: day, before, after: change };
  const once = staffOnce(
    deps,
    request,
    { action: 'settlement.explain', ...fact },
    { body: { day } },
  );
  const written = found && (await settlements.explain({ mode, day }, once));
  // A colleague explained the day first, so the command has nothing left to do.
  return written ?? responses.keep(claim, once.response);
}
