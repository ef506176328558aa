import { Trans, useLingui } from '@lingui/react/macro';
import { Gift } from 'lucide-react';
import type { MemberRead } from '#domain/club/guest-member';
import { useNet } from '../../../data/react/use-net';
import { Button } from '../../../ui/controls/Button';
import { useAnnounce } from '../../../ui/feedback/use-announce';
import { useToast } from '../../../ui/overlays/use-toast';
import { useDialogActions } from '../../use-dialog';

/** Opens the redemption; a disabled button announces the reason. */
export function RedeemButton({ member }: { member: MemberRead }) {
  const { t } = useLingui();
  const { step } = useDialogActions();
  const net = useNet();
  const { show } = useToast();
  const announce = useAnnounce();
  const canRedeem = net.state !== 'offline' && member.isVerified;

  function redeem() {
    if (canRedeem) return step({ d: 'redeem', step: 'options', tab: undefined });
    if (member.isVerified) return show({ tone: 'info', title: t`Redeeming needs a connection.` });
    // The page shows this message already.
    announce(t`Confirm your email address to use your points.`);
  }

  return (
    <Button
      size="cta"
      block
      unavailable={!canRedeem}
      icon={<Gift aria-hidden="true" size={20} />}
      onClick={redeem}
    >
      <Trans>Redeem points</Trans>
    </Button>
  );
}
