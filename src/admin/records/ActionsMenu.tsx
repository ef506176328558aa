import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Download, Ellipsis } from 'lucide-react';
import { IconButton } from '../../ui/controls/IconButton';
import { Menu, MenuEntries, type MenuEntry } from '../../ui/controls/Menu';
import { useCsv } from '../shared/CsvButton';
import type { ListAction } from './list-action';

type ActionsMenuProps = {
  actions: readonly ListAction[];
  /** null means that this role takes no list out. */
  csv: { name: string; path: string } | null;
  className: string;
};

/** Shows a list's actions as a menu on phones, where buttons would push the first records out of sight. */
export function ActionsMenu({ actions, csv, className }: ActionsMenuProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { isBusy, download } = useCsv(csv?.name ?? '', csv?.path ?? '');
  const entries = actions.map(
    ({ id, label, icon, to, onSelect }): MenuEntry => ({
      id,
      label,
      icon,
      onSelect: onSelect ?? (() => void navigate({ to })),
    }),
  );
  const csvEntry: MenuEntry = {
    id: 'csv',
    label: <Trans>CSV</Trans>,
    icon: <Download aria-hidden="true" size={20} />,
    onSelect: () => void download(),
  };
  return (
    <Menu
      trigger={
        <IconButton
          tone="outline"
          busy={isBusy}
          className={className}
          icon={<Ellipsis aria-hidden="true" size={20} />}
          label={t`More`}
        />
      }
    >
      <MenuEntries entries={csv ? [...entries, csvEntry] : entries} />
    </Menu>
  );
}
