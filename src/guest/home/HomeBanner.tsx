import { useLingui } from '@lingui/react/macro';
import { Megaphone, X } from 'lucide-react';
import { closedBanner } from '../../data/preferences/closed-banner';
import { useLanguage } from '../../i18n/language';
import { IconButton } from '../../ui/controls/controls';
import { Container, Hint } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { useBanner } from '../whats-on/use-news';
import * as styles from './HomeBanner.css';

/** Shows the current announcement in the free part of the hero, so that nothing moves. */
export function HomeBanner() {
  const { t } = useLingui();
  const isTurkish = useLanguage() === 'tr';
  const banner = useBanner();
  if (!banner) return null;
  const words = isTurkish ? banner.textTr : banner.textEn;

  function close(id: string) {
    closedBanner.close(id);
    document.getElementById('home-heading')?.focus({ preventScroll: true });
  }

  return (
    <Container className={styles.place}>
      <section aria-labelledby="banner-title" className={styles.banner}>
        <Megaphone size={20} />
        <div>
          <p id="banner-title" className={text.item}>
            {isTurkish ? banner.titleTr : banner.titleEn}
          </p>
          {words && <Hint>{words}</Hint>}
        </div>
        <IconButton
          label={t`Close`}
          aria-describedby="banner-title"
          icon={<X />}
          onClick={() => close(banner.id)}
        />
      </section>
    </Container>
  );
}
