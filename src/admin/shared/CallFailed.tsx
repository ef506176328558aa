import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ApiError } from '../../data/api-client';
import type { PasskeyFaultCode } from '../../data/staff/passkey-fault';
import { PasskeyFault } from '../../data/staff/passkey-fault';
import { useStaffErrorText } from './Panel';
import { ErrorBox } from './Read';

const WORDS: Readonly<Record<PasskeyFaultCode, MessageDescriptor>> = {
  cancelled: msg`That was cancelled or took too long. Try again.`,
  unsupported: msg`This device or browser can't use passkeys here.`,
  taken: msg`This device already has a passkey of your account.`,
  address: msg`Passkeys work on the site's own address only. Open this page there.`,
};

/** Says what the browser or the server refused; `offline` stands for no response. */
export function CallFailed({ fault, offline }: { fault: unknown; offline: ReactNode }) {
  const { t } = useLingui();
  const errorText = useStaffErrorText();
  if (fault instanceof PasskeyFault) return <ErrorBox>{t(WORDS[fault.code])}</ErrorBox>;
  return <ErrorBox>{fault instanceof ApiError ? errorText(fault.code) : offline}</ErrorBox>;
}
