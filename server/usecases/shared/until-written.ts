import { DomainError } from '#domain/error-codes';
import type { MutationResponse } from '../../repositories/stored-responses.repository';

const MAX_ATTEMPTS = 12;

/** Repeats the attempt while a concurrent write wins, which null reports. */
export async function untilWritten(attempt: () => Promise<MutationResponse | null>) {
  for (let count = 0; count < MAX_ATTEMPTS; count += 1) {
    const response = await attempt();
    if (response) return response;
  }
  throw new DomainError('busy', { retryAfterS: 1 });
}
