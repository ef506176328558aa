import { Trans } from '@lingui/react/macro';
import * as text from '../../ui/theme/text.css';

/** Neither this device nor the bar will say anything about it. */
export function UnknownBooking() {
  return (
    <p className={text.body}>
      <Trans>Ask the team with your booking code.</Trans>
    </p>
  );
}
