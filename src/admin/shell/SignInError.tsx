import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { ApiError } from '../../data/api-client';
import { useErrorText } from '../../i18n/error-text';
import { Banner } from '../../ui/feedback/Banner';

/** Why nobody was let in, in the language on screen. Without an answer it was the connection. */
export function SignInError({ fault }: { fault: unknown }) {
  const errorText = useErrorText();
  return (
    <Banner
      tone="danger"
      shape="box"
      role="alert"
      icon={<CircleAlert aria-hidden="true" size={20} />}
    >
      {fault instanceof ApiError ? (
        errorText(fault.code)
      ) : (
        <Trans>Signing in needs a connection.</Trans>
      )}
    </Banner>
  );
}
