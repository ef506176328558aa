import { Trans } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import { closedNote, opensText } from '../../i18n/opening-text';
import { Banner } from '../../ui/feedback/Banner';
import { useOpeningFact, useOpenNow } from '../shared/use-open-now';
import { useOrderStop } from './use-order-stop';

/** Tells a guest who orders while the venue is closed when the bar prepares the order. */
export function ClosedNote() {
  const isOpen = useOpenNow();
  const isStopped = useOrderStop() !== null;
  const when = useOpeningFact(opensText);
  const note = useOpeningFact(closedNote);
  if (isOpen || isStopped) return null;
  return (
    <Banner tone="lagoon" shape="box" role="none" icon={<Clock aria-hidden="true" size={20} />}>
      {note && <>{note} </>}
      {when ? (
        <Trans>We're closed now. Order ahead: we start on it when we open {when}.</Trans>
      ) : (
        <Trans>We're closed now. Call us before you order.</Trans>
      )}
    </Banner>
  );
}
