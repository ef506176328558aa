import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { readText } from '../../data/api-client';
import { staffDevice } from '../../data/start/staff-device';
import { Button } from '../../ui/controls/Button';
import { useToast } from '../../ui/overlays/use-toast';
import { saveFile } from '../../ui/save-file';

/** Saves a list from the server as CSV. */
export function CsvButton({ name, path }: { name: string; path: string }) {
  const { t } = useLingui();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    try {
      saveFile(name, 'text/csv;charset=utf-8', await readText(staffDevice().deps, path));
    } catch {
      toast.show({ tone: 'error', title: t`This can't be loaded right now.` });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      tone="outline"
      busy={isBusy}
      icon={<Download aria-hidden="true" size={20} />}
      onClick={() => void save()}
    >
      <Trans>CSV</Trans>
    </Button>
  );
}
