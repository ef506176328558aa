import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { Button } from '../../ui/controls/Button';
import { useCsv } from './use-download';

type CsvButtonProps = { name: string; path: string; className?: string | undefined };

/** Saves a list from the server as CSV. */
export function CsvButton({ name, path, className }: CsvButtonProps) {
  const { isBusy, download } = useCsv(name, path);
  return (
    <Button
      tone="outline"
      busy={isBusy}
      className={className}
      icon={<Download aria-hidden="true" size={20} />}
      onClick={() => void download()}
    >
      <Trans>CSV</Trans>
    </Button>
  );
}
