import { DomainError } from '#domain/error-codes';
import type { CancelPaymentInput } from '#domain/payments/return-payment';
import type { SettlementsRepository } from '../../repositories/payments/settlements.repository';
import type {
  Claim,
  MutationResponse,
  StoredResponsesRepository,
} from '../../repositories/stored-responses.repository';
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
  { settlements, responses, bank, now, newId }: ExplainDeps,
  { claim, day, change, member }: Explanation,
): Promise<MutationResponse> {
  const { mode } = bank.config;
  if (mode === 'off') throw new DomainError('payment.not_configured');
  const found = (await settlements.open(mode)).find((one) => one.day === day);
  const response = { status: 200, body: JSON.stringify({ mutationId: claim.mutationId, day }) };
  const at = now();
  const written =
    found &&
    (await settlements.explain({
      claim,
      response,
      at,
      mode,
      day,
      audit: {
        id: newId(),
        actor: member.id,
        action: 'settlement.explain',
        tbl: 'payment_settlement',
        pk: day,
        before: { onlyBank: found.report.onlyBank.length, onlyOurs: found.report.onlyOurs.length },
        after: { ...change },
        doneAt: at,
        receivedAt: at,
      },
    }));
  // A colleague explained the day first, so the command has nothing left to do.
  return written ?? responses.keep(claim, response);
}
