import { Trans } from '@lingui/react/macro';
import { Hourglass, PauseCircle } from 'lucide-react';
import { useGuestRules } from '../../data/react/use-venue';
import { Banner } from '../../ui/feedback/Banner';

/** Tells the guest that ordering is paused or takes longer. */
export function OrderingNote() {
  const { isPaused, busyMinutes } = useGuestRules();
  if (isPaused) {
    return (
      <Banner
        tone="danger"
        shape="box"
        role="alert"
        icon={<PauseCircle aria-hidden="true" size={20} />}
      >
        <Trans>We're not taking orders here right now. Your cart is saved. Ask the team.</Trans>
      </Banner>
    );
  }
  if (busyMinutes === 0) return null;
  return (
    <Banner
      tone="honey"
      shape="box"
      role="status"
      icon={<Hourglass aria-hidden="true" size={20} />}
    >
      <Trans>It's busy right now: it takes about {busyMinutes} minutes longer.</Trans>
    </Banner>
  );
}
