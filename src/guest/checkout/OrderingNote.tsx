import { Trans } from '@lingui/react/macro';
import { Hourglass, PauseCircle } from 'lucide-react';
import { useGuestRules } from '../../data/react/use-venue';
import { openNowText } from '../../i18n/opening-text';
import { Banner } from '../../ui/feedback/Banner';
import { useOpeningFact, useOpenNow } from '../shared/use-open-now';
import { useOrderStop } from './use-order-total';

/** Tells the guest that no orders are taken now, or that they take longer. */
export function OrderingNote() {
  const { busyMinutes } = useGuestRules();
  const stop = useOrderStop();
  const isOpen = useOpenNow();
  const openNow = useOpeningFact(openNowText);
  if (stop) {
    return (
      <Banner
        tone="danger"
        shape="box"
        role="alert"
        icon={<PauseCircle aria-hidden="true" size={20} />}
      >
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
