import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Download, MessageCircle, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { THEMES } from '../../data/preferences/theme';
import { useInstall, useTheme } from '../../data/react/use-app';
import { useCart } from '../../data/react/use-stores';
import { THEME_WORDS } from '../../i18n/theme-words';
import { Chip } from '../../ui/controls/controls';
import { IosSteps } from '../../ui/install/IosSteps';
import type { SectionId } from '../shared/sections';
import { SECTION_NAMES, SECTIONS } from '../shared/sections';
import { FinishFirst, useInstallOffer } from '../status/use-install-way';
import { useDialogActions } from '../use-dialog';
import * as styles from './MenuSheet.css';

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
          <DialogRow d="orders" icon={ReceiptText} onLeave={onClose}>
            {t`My orders`}
          </DialogRow>
          <DialogRow d="chat" icon={MessageCircle} onLeave={onClose}>
            {t`Talk to us`}
          </DialogRow>
          <InstallRow />
          <ThemeRow />
        </div>
      </div>
      {/* Touch users close the sheet here; keyboards have Escape and the button above. */}
      <div aria-hidden="true" className={styles.outside} onClick={onClose} />
    </div>
  );
}

type DialogRowProps = {
  d: 'orders' | 'chat';
  icon: typeof ReceiptText;
  onLeave: () => void;
  children: ReactNode;
};

function DialogRow({ d, icon: Icon, onLeave, children }: DialogRowProps) {
  const { open } = useDialogActions();

  function show() {
    onLeave();
    void open({ d });
  }

  return (
    <button type="button" aria-haspopup="dialog" className={styles.row} onClick={show}>
      <Icon aria-hidden="true" size={20} />
      {children}
    </button>
  );
}

/** Offers installation even after "not now"; hides itself where installation is impossible. */
function InstallRow() {
  const { install } = useInstall();
  const { count } = useCart();
  const offer = useInstallOffer();
  switch (offer) {
    case 'none':
      return null;
    case 'prompt':
      return (
        <button type="button" className={styles.row} onClick={() => void install()}>
          <Download size={20} />
          <Trans>Install the app</Trans>
        </button>
      );
    case 'ios':
      return (
        <details>
          <summary className={styles.row}>
            <Download size={20} />
            <Trans>Install the app</Trans>
          </summary>
          {count > 0 ? <FinishFirst /> : <IosSteps />}
        </details>
      );
  }
}

function ThemeRow() {
  const { t } = useLingui();
  const [theme, setTheme] = useTheme();
  return (
    <fieldset aria-labelledby="look" className={styles.looks}>
      <p id="look" className={styles.looksName}>{t`Appearance`}</p>
      {THEMES.map((name) => (
        <Chip
          key={name}
          pressed={name === theme}
          icon={name === theme && <Check size={18} />}
          onClick={() => setTheme(name)}
        >
          {t(THEME_WORDS[name])}
        </Chip>
      ))}
    </fieldset>
  );
}
