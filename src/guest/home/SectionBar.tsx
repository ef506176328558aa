import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CalendarDays, Info, MapPin, Star, UtensilsCrossed } from 'lucide-react';
import type { SectionId } from '../shared/sections';
import { SECTION_NAMES, useGoToSection } from '../shared/sections';
import { useIsTyping } from '../shared/use-is-typing';
import { useCurrentSection } from './NavBar';
import * as styles from './SectionBar.css';

const NAMES = { ...SECTION_NAMES, club: msg`Club` };

const TABS: readonly { id: SectionId; Icon: typeof Info }[] = [
  { id: 'menu', Icon: UtensilsCrossed },
  { id: 'reservations', Icon: CalendarDays },
  { id: 'club', Icon: Star },
  { id: 'about', Icon: Info },
  { id: 'contact', Icon: MapPin },
];

/** Leads to each section with one tap, where the top bar has no room for them. A phone's keyboard hides the bar. */
export function SectionBar() {
  const { t } = useLingui();
  const goTo = useGoToSection();
  const current = useCurrentSection();
  if (useIsTyping()) return null;
  return (
    <nav aria-label={t`Sections`} className={styles.bar}>
      {TABS.map(({ id, Icon }) => (
        <button
          key={id}
          type="button"
          aria-current={id === current ? 'true' : undefined}
          className={styles.tab}
          onClick={() => goTo(id)}
        >
          <Icon aria-hidden="true" size={20} />
          {t(NAMES[id])}
        </button>
      ))}
    </nav>
  );
}
