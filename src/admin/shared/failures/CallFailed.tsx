import type { ReactNode } from 'react';
import { ApiError } from '../../../data/api-client';
import { useErrorText } from '../../../i18n/error-text';
import { ErrorBox } from './ErrorBox';

/** Why the server refused, or `offline` where it did not respond. */
export function CallFailed({ fault, offline }: { fault: unknown; offline: ReactNode }) {
  const errorText = useErrorText();
  return <ErrorBox>{fault instanceof ApiError ? errorText(fault.code) : offline}</ErrorBox>;
}
