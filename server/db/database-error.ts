/** Returns the codes of an error and its causes, because drizzle and the client wrap errors. */
export function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let cause = error; cause instanceof Error && codes.length < 8; cause = cause.cause) {
    if ('code' in cause && cause.code) codes.push(String(cause.code));
    if ('extendedCode' in cause && cause.extendedCode) codes.push(String(cause.extendedCode));
  }
  return codes;
}

/** Returns true if another process holds the lock or the client renewed the connection: nothing was written. */
export function isContention(error: unknown): boolean {
  const held = /^(SQLITE_BUSY.*|SQLITE_LOCKED.*|TRANSACTION_BUSY|CLIENT_CLOSED)$/;
  return codesOf(error).some((code) => held.test(code));
}

/**
 * Returns true if the database is unavailable (disk full, server gone, blocked, transaction over its time): nobody knows
 * the outcome of a write.
 */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof TypeError && error.message === 'fetch failed') return true;
  if (error instanceof Error && isUnreachable(error.cause)) return true;
  // The client reports UNKNOWN when a libSQL server sends an HTTP error without an SQL code.
  const gone =
    /^(SQLITE_FULL|SQLITE_IOERR.*|SERVER_ERROR|UNKNOWN|STREAM_EXPIRED|TRANSACTION_TIMEOUT|BLOCKED|ECONN\w+|UND_ERR\w*)$/;
  return codesOf(error).some((code) => gone.test(code));
}

/** Returns true if a libSQL server does not send so many rows at once. */
export function isTooLarge(error: unknown): boolean {
  return codesOf(error).includes('RESPONSE_TOO_LARGE');
}
