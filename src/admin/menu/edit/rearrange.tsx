import { Trans } from '@lingui/react/macro';
import { ArrowUpDown } from 'lucide-react';
import type { ListAction } from '../../records/list-action';

/** Opens the order dialog. */
export function rearrange(onSelect: () => void): ListAction {
  return {
    id: 'order',
    label: <Trans>Rearrange</Trans>,
    icon: <ArrowUpDown aria-hidden="true" size={20} />,
    onSelect,
  };
}
