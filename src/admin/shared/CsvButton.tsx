import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { readText } from '../../data/api-client';
import { inLanguage } from '../../data/staff/staff-session';
import { staffDevice } from '../../data/start/staff-device';
import { Button } from '../../ui/controls/controls';
import { useToast } from '../../ui/overlays/ToastProvider';
import { saveFile } from '../../ui/save-file';
import { useOneAtATime } from './sending';

type CsvButtonProps = { name: string; path: string; className?: string | undefined };

export function CsvButton({ name, path, className }: CsvButtonProps) {
  const { isBusy, download } = useDownload({ name, path });
  return (
    <Button
      tone="outline"
      busy={isBusy}
      className={className}
      icon={<Download size={20} />}
      onClick={() => void download()}
    >
      <Trans>CSV</Trans>
    </Button>
  );
}

/** Saves figures that the page has already. */
export function SaveCsvButton({ name, text }: { name: string; text: () => string }) {
  return (
    <Button
      tone="outline"
      size="compact"
      icon={<Download size={20} />}
      onClick={() => saveFile(name, CSV, text())}
    >
      <Trans>CSV</Trans>
    </Button>
  );
}

const CSV = 'text/csv;charset=utf-8';

type Saved = { name: string; type?: typeof CSV | 'application/json'; path: string };

export function useDownload({ name, type = CSV, path }: Saved) {
  const { t } = useLingui();
  const toast = useToast();
  const { isBusy, run } = useOneAtATime();

  async function save() {
    try {
      saveFile(name, type, await readText(staffDevice().deps, path, inLanguage()));
    } catch {
      toast.show({ tone: 'error', title: t`This can't be loaded right now.` });
    }
  }

  return { isBusy, download: () => run(save) };
}
