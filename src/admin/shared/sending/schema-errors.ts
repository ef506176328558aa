import * as v from 'valibot';

/** Returns the error codes by field. */
export function errorsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const name = v.getDotPath(issue)?.split('.')[0];
    if (name) errors[name] ??= issue.message;
  }
  return errors;
}
