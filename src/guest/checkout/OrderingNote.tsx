import { Trans } from '@lingui/react/macro';
import { Clock, Hourglass, PauseCircle } from 'lucide-react';
import { useGuestRules } from '../../data/react/use-app';
import { closedNote, openNowText, opensText } from '../../i18n/opening-text';
import { Banner } from '../../ui/feedback/Banner';
import { useOpeningFact, useOpenNow } from '../shared/OpenNow';

/** Returns why the server takes no orders now, as far as the page knows. */
export function useOrderStop(): 'paused' | 'closed' | null {
  const { isPaused, isClosedRefused } = useGuestRules();
  const isOpen = useOpenNow();
  if (isPaused) return 'paused';
  return isClosedRefused === true && !isOpen ? 'closed' : null;
}

/** Tells the guest that no orders are taken now, or that they take longer. */
export function OrderingNote() {
  const { busyMinutes } = useGuestRules();
  const stop = useOrderStop();
  const isOpen = useOpenNow();
  const openNow = useOpeningFact(openNowText);
  if (stop) {
    return (
      <Banner tone="danger" shape="box" role="alert" icon={<PauseCircle size={20} />}>
        {stop === 'paused' ? (
          <Trans>We're not taking orders here right now. Your cart is saved. Ask the team.</Trans>
        ) : (
          <>
            <Trans>We're closed now. Your cart is saved.</Trans> {openNow}
          </>
        )}
      </Banner>
    );
  }
  if (busyMinutes === 0 || !isOpen) return null;
  return (
    <Banner tone="honey" shape="box" role="status" icon={<Hourglass size={20} />}>
      <Trans>It's busy right now: it takes about {busyMinutes} minutes longer.</Trans>
    </Banner>
  );
}

/** Tells a guest who orders while the venue is closed when the bar prepares the order. */
export function ClosedNote() {
  const isOpen = useOpenNow();
  const isStopped = useOrderStop() !== null;
  const when = useOpeningFact(opensText);
  const note = useOpeningFact(closedNote);
  if (isOpen || isStopped) return null;
  return (
    <Banner tone="lagoon" shape="box" role="none" icon={<Clock size={20} />}>
      {note && <>{note} </>}
      {when ? (
        <Trans>We're closed now. Order ahead: we start on it when we open {when}.</Trans>
      ) : (
        <Trans>We're closed now. Call us before you order.</Trans>
      )}
    </Banner>
  );
}
