import { Trans, useLingui } from '@lingui/react/macro';
import { Menu, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { classNames } from '../../ui/class-names';
import { IconButton } from '../../ui/controls/IconButton';
import { nightScope } from '../../ui/theme/vars.css';
import { CartButton } from './CartButton';
import { LanguageToggle } from './LanguageToggle';
import { MobileMenu } from './MobileMenu';
import * as styles from './NavBar.css';
import { SECTION_NAMES, SECTIONS, type SectionId } from './sections';
import { useCurrentSection } from './use-current-section';
import { useGoToSection } from './use-go-to-section';
import { useOverHero } from './use-over-hero';

type NavBarProps = {
  /** Something stands between the bar and the hero: the bar is never see-through then. */
  isSolid: boolean;
};

/** The bar at the top: where to go, the language, the cart. */
export function NavBar({ isSolid }: NavBarProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const goTo = useGoToSection();
  const current = useCurrentSection();
  const isClear = useOverHero() && !isSolid && !isOpen;

  function choose(id: SectionId) {
    setOpen(false);
    goTo(id);
  }

  function close() {
    setOpen(false);
    trigger.current?.focus();
  }

  return (
    <header className={classNames(styles.bar, isClear && styles.clear, isClear && nightScope)}>
      <nav aria-label={t`Main`} className={styles.inner}>
        <a className={styles.skip} href="#menu">
          <Trans>Skip to the menu</Trans>
        </a>
        <button
          type="button"
          lang="en"
          translate="no"
          className={styles.wordmark}
          onClick={() => choose('home')}
        >
          Bar Bliss
        </button>
        <ul className={styles.sections}>
          {SECTIONS.map((id) => (
            <li key={id}>
              <button
                type="button"
                className={styles.section}
                aria-current={id === current ? 'true' : undefined}
                onClick={() => choose(id)}
              >
                {t(SECTION_NAMES[id])}
              </button>
            </li>
          ))}
        </ul>
        <LanguageToggle />
        <CartButton />
        <IconButton
          ref={trigger}
          label={isOpen ? t`Close navigation` : t`Open navigation`}
          icon={isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls="mobile-menu"
          className={styles.burger}
          onClick={() => setOpen(!isOpen)}
        />
        <MobileMenu isOpen={isOpen} current={current} onChoose={choose} onClose={close} />
      </nav>
    </header>
  );
}
