import { Trans } from '@lingui/react/macro';
import * as text from '../../ui/theme/text.css';

/** Unknown to this device and to the server. */
export function UnknownBooking() {
  return (
    <p className={text.body}>
      <Trans>Ask the team with your booking code.</Trans>
    </p>
  );
}
