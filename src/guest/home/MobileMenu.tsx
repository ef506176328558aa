import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import * as styles from './MobileMenu.css';
import { SECTION_NAMES, SECTIONS, type SectionId } from './sections';

type MobileMenuProps = {
  isOpen: boolean;
  current: SectionId;
  onChoose: (id: SectionId) => void;
  onClose: () => void;
};

/** The five places as a sheet under the bar. Part of the page, not a dialog: nothing to load. */
export function MobileMenu({ isOpen, current, onChoose, onClose }: MobileMenuProps) {
  const { t } = useLingui();

  useEffect(() => {
    if (!isOpen) return;
    function leave(event: KeyboardEvent) {
      if (event.key === 'Escape') onClose();
    }
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isOpen, onClose]);

  return (
    <div id="mobile-menu" hidden={!isOpen}>
      <ul className={styles.sheet}>
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
      {/* For thumbs only: keyboards have Escape and the button above. */}
      <div aria-hidden="true" className={styles.outside} onClick={onClose} />
    </div>
  );
}
