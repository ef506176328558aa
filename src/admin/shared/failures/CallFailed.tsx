import type { ReactNode } from 'react';
import { ApiError } from '../../../data/api-client';
import { useErrorText } from '../../../i18n/error-text';
import { ErrorBox } from './ErrorBox';

/** Holds the code of the server's refusal, or `offline` if the server did not respond. */
export function CallFailed({ fault, offline }: { fault: unknown; offline: ReactNode }) {
  const errorText = useErrorText();
  return <ErrorBox>{fault instanceof ApiError ? errorText(fault.code) : offline}</ErrorBox>;
}
