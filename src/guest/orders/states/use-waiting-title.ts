import { useLingui } from '@lingui/react/macro';

/** The headline of an unsent order: sending, or queued. */
export function useWaitingTitle(isSending: boolean, isUnsaved: boolean): string {
  const { t } = useLingui();
  if (isSending) return t`Sending your order…`;
  return isUnsaved ? t`Your order is waiting to be sent` : t`Order saved on this phone`;
}
