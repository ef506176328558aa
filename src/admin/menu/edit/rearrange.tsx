import { Trans } from '@lingui/react/macro';
import { ArrowUpDown } from 'lucide-react';
import type { ListAct } from '../../records/list-act';

/** Opens the order dialog. */
export function rearrange(onSelect: () => void): ListAct {
  return {
    id: 'order',
    label: <Trans>Rearrange</Trans>,
    icon: <ArrowUpDown aria-hidden="true" size={20} />,
    onSelect,
  };
}
