import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Menu, ShoppingBag, UserRound, X } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useCart } from '../../data/react/use-stores';
import { VisitWords } from '../../i18n/LazyWords';
import { classNames } from '../../ui/class-names';
import { IconButton } from '../../ui/controls/controls';
import { lazyPart } from '../../ui/layout/Flow';
import { nightScope } from '../../ui/theme/reset.css';
import { pinned, topBar } from '../shared/bars.css';
import { CART_BUTTON_ID } from '../shared/cart-button-id';
import { LanguageToggle } from '../shared/LanguageToggle';
import type { SectionId } from '../shared/sections';
import { SECTION_NAMES, SECTIONS, useGoToSection } from '../shared/sections';
import { useDialogActions } from '../use-dialog';
import * as styles from './NavBar.css';

const MenuSheet = lazyPart(() => import('../menu-sheet/MenuSheet').then((part) => part.MenuSheet));

type NavBarProps = {
  /** True if a banner is between bar and hero, so the bar is opaque. */
  isSolid: boolean;
};

export function NavBar({ isSolid }: NavBarProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const goTo = useGoToSection();
  const { open } = useDialogActions();
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
    <header className={classNames(topBar, isClear && styles.clear, isClear && nightScope)}>
      <nav aria-label={t`Main`} className={styles.inner}>
        <a className={styles.skip} href="#menu">{t`Skip to the menu`}</a>
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
          label={t`Account`}
          icon={<UserRound />}
          aria-haspopup="dialog"
          className={pinned}
          onClick={() => void open({ d: 'account' })}
        />
        <IconButton
          ref={trigger}
          label={isOpen ? t`Close navigation` : t`More: my orders, theme`}
          icon={isOpen ? <X /> : <Menu />}
          aria-expanded={isOpen}
          aria-controls="menu-sheet"
          className={pinned}
          onClick={() => setOpen(!isOpen)}
        />
        <Suspense fallback={null}>
          {isOpen && (
            <VisitWords>
              <MenuSheet current={current} onChoose={choose} onClose={close} />
            </VisitWords>
          )}
        </Suspense>
      </nav>
    </header>
  );
}

/** The hero's text reaches the top bar after this scroll distance (px). */
const CLEAR_UNTIL = 16;

/** Returns true while only the hero's picture is under the top bar. */
function useOverHero(): boolean {
  const [isOver, setOver] = useState(true);

  useEffect(() => {
    const look = () => setOver(window.scrollY < CLEAR_UNTIL);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  return isOver;
}

function CartButton() {
  const { t } = useLingui();
  const { count } = useCart();
  const { open } = useDialogActions();
  const badge = (
    <span key={count} className={styles.bump}>
      {count}
    </span>
  );
  return (
    <IconButton
      id={CART_BUTTON_ID}
      label={count > 0 ? t`Cart, ${plural(count, { one: '# item', other: '# items' })}` : t`Cart`}
      icon={<ShoppingBag />}
      badge={count > 0 ? badge : undefined}
      aria-haspopup="dialog"
      className={pinned}
      onClick={() => open({ d: 'cart' })}
    />
  );
}

/** The club has no place of its own in the top bar, so none is current there. */
const READ_IN_ORDER: readonly SectionId[] = [...SECTIONS.slice(0, -1), 'club', 'contact'];

/** A section becomes current when its top passes this part of the viewport's height. */
const READING_LINE = 0.4;

export function useCurrentSection(): SectionId {
  const [current, setCurrent] = useState<SectionId>('home');

  useEffect(() => {
    const look = () => setCurrent(sectionInView());
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  return current;
}

// The lower sections load later, so they are looked up again.
function sectionInView(): SectionId {
  const line = window.innerHeight * READING_LINE;
  return READ_IN_ORDER.filter((id) => topOf(id) <= line).at(-1) ?? 'home';
}

function topOf(id: SectionId): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}
