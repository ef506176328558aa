import { Trans, useLingui } from '@lingui/react/macro';
import { ReceiptText } from 'lucide-react';
import { useEffect } from 'react';
import { SECTION_NAMES, SECTIONS, type SectionId } from '../shared/sections';
import { useDialogActions } from '../use-dialog';
import { InstallRow } from './InstallRow';
import * as styles from './MenuSheet.css';
import { ThemeRow } from './ThemeRow';

type MenuSheetProps = {
  current: SectionId;
  onChoose: (id: SectionId) => void;
  /** Closing returns focus to its button, unless a link was followed. */
  onClose: () => void;
};

/** Shows sections, orders and theme in a sheet under the bar, as a part of the page, not a dialog. */
export function MenuSheet({ current, onChoose, onClose }: MenuSheetProps) {
  const { t } = useLingui();

  useEffect(() => {
    function leave(event: KeyboardEvent) {
      if (event.key === 'Escape') onClose();
    }
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [onClose]);

  return (
    <div id="menu-sheet">
      <div className={styles.sheet}>
        <ul className={styles.places}>
          {SECTIONS.map((id) => (
            <li key={id}>
              <button
                type="button"
                className={styles.row}
                aria-current={id === current ? 'true' : undefined}
                onClick={() => onChoose(id)}
              >
                {t(SECTION_NAMES[id])}
              </button>
            </li>
          ))}
        </ul>
        <div className={styles.more}>
          <OrdersRow onLeave={onClose} />
          <InstallRow />
          <ThemeRow />
        </div>
      </div>
      {/* Touch users close the sheet here; keyboards have Escape and the button above. */}
      <div aria-hidden="true" className={styles.outside} onClick={onClose} />
    </div>
  );
}

function OrdersRow({ onLeave }: { onLeave: () => void }) {
  const { open } = useDialogActions();

  function openOrders() {
    onLeave();
    void open({ d: 'orders' });
  }

  return (
    <button type="button" aria-haspopup="dialog" className={styles.row} onClick={openOrders}>
      <ReceiptText aria-hidden="true" size={20} />
      <Trans>My orders</Trans>
    </button>
  );
}
