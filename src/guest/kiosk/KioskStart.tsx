import { useMemo } from 'react';
import type { KioskFacts } from '#domain/kiosks/kiosk';
import type { MenuItem } from '#domain/menu/menu-item';
import { isTableOnly } from '#domain/menu/menu-item';
import { useMenu, useStoredLanguage } from '../../data/react/use-stores';
import { LANGUAGES } from '../../i18n/language';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/controls/controls';
import { Picture } from '../../ui/media/Picture';
import { nightScope } from '../../ui/theme/reset.css';
import * as styles from './KioskStart.css';

// Each greeting is in its own language, because the next guest has not chosen one yet.
const GREETINGS = {
  en: {
    touch: 'Touch to order',
    table: 'Choose your dishes. We bring them to your table.',
    door: 'Choose your dishes. Collect them at the bar, or we bring them to your table.',
  },
  tr: {
    touch: 'Sipariş için dokunun',
    table: 'Yemeğinizi seçin, masanıza getirelim.',
    door: 'Yemeğinizi seçin. Bardan alın ya da masanıza getirelim.',
  },
} as const;

/** Shows dishes, and the start for the next guest in both languages. */
export function KioskStart({ facts, onStart }: { facts: KioskFacts; onStart: () => void }) {
  const [, setLanguage] = useStoredLanguage();
  const { items } = useMenu();
  const dishes = useMemo(() => dishesToShow(items), [items]);
  return (
    <main className={classNames(nightScope, styles.start)}>
      <ul aria-hidden="true" className={styles.dishes}>
        {dishes.map(({ id, imageUrl }) => (
          <li key={id} className={styles.dish}>
            <Picture src={imageUrl} alt="" sizes="34vw" />
          </li>
        ))}
      </ul>
      <div className={styles.welcome}>
        <h1 lang="en" translate="no" className={styles.name}>
          Bar Bliss
        </h1>
        <div className={styles.ways}>
          {LANGUAGES.map((language) => (
            <div key={language} lang={language} translate="no" className={styles.way}>
              <Button
                size="cta"
                block
                onClick={() => {
                  setLanguage(language);
                  onStart();
                }}
              >
                {GREETINGS[language].touch}
              </Button>
              <p>{GREETINGS[language][facts.tableLabel === null ? 'door' : 'table']}</p>
            </div>
          ))}
        </div>
      </div>
    </main>
  );
}

const SHOWN = 6;

/** Takes one dish of each category, popular ones first. The law forbids advertising alcohol and tobacco. */
function dishesToShow(items: readonly MenuItem[]): MenuItem[] {
  const may = items.filter((item) => item.isAvailable && !isTableOnly(item));
  const popularFirst = [...may.filter((item) => item.isPopular), ...may];
  const isFirst = (item: MenuItem, at: number) =>
    popularFirst.findIndex(({ categoryId }) => categoryId === item.categoryId) === at;
  return popularFirst.filter(isFirst).slice(0, SHOWN);
}
