import { Trans } from '@lingui/react/macro';
import * as text from '../../ui/theme/text.css';

/** An installed app on iOS has its own storage, which would not contain this cart. */
export function FinishFirst() {
  return (
    <p className={text.body}>
      <Trans>Finish this order first: the installed app starts with an empty cart.</Trans>
    </p>
  );
}
