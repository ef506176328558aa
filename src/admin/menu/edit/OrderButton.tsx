import { Trans } from '@lingui/react/macro';
import { ArrowUpDown } from 'lucide-react';
import { may } from '#domain/staff/roles';
import { useStaffSession } from '../../../data/react/staff/use-staff-session';
import { Button } from '../../../ui/controls/Button';

/** Opens the order dialog; only for roles that may change the menu. */
export function OrderButton({ onClick }: { onClick: () => void }) {
  const { user } = useStaffSession();
  if (!user || !may(user.role, 'menu.change')) return null;
  return (
    <Button tone="outline" icon={<ArrowUpDown aria-hidden="true" size={20} />} onClick={onClick}>
      <Trans>Rearrange</Trans>
    </Button>
  );
}
