import { useStorageText } from '../../i18n/storage-text';

/** Warns of unsent mutations: Safari and Firefox send nothing while the page is closed. */
export function KeepOpen() {
  const storageText = useStorageText();
  return 'SyncManager' in globalThis ? null : <> {storageText('keep_open', 0)}</>;
}
