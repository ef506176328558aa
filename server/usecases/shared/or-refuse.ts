import { DomainError, type ErrorCode } from '#domain/error-codes';

/** Returns the value. @throws DomainError with the code, where there is none */
export function orRefuse<T>(value: T | null | undefined, code: ErrorCode = 'not_found'): T {
  if (value === null || value === undefined) throw new DomainError(code);
  return value;
}
