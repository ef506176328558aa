import { Info } from 'lucide-react';
import { useStorageAdvice } from '../../data/react/preferences/use-storage-advice';
import { useStorageText } from '../../i18n/storage-text';
import * as styles from './Queue.css';

/** Risks for the unsent mutations. */
export function TabletNotice() {
  const { advice, lost } = useStorageAdvice();
  const storageText = useStorageText();
  if (advice.length === 0) return null;
  return (
    <ul className={styles.notices}>
      {advice.map((one) => (
        <li key={one} className={styles.notice}>
          <Info aria-hidden="true" size={18} className={styles.noticeIcon} />
          {storageText(one, lost)}
        </li>
      ))}
    </ul>
  );
}
