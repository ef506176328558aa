import { useLingui } from '@lingui/react/macro';
import type { VenueLink } from '#domain/venue-facts';
import { useVenue } from '../../data/react/use-venue';
import { classNames } from '../../ui/class-names';
import * as text from '../../ui/theme/text.css';
import * as styles from './Footer.css';

// Names of companies are the same in every language.
const NAMES = { instagram: 'Instagram', facebook: 'Facebook', tiktok: 'TikTok' } as const;
const SOCIAL = ['instagram', 'facebook', 'tiktok', 'googleReview'] as const;

/** The venue's pages elsewhere; nothing until the owner sets one. */
export function SocialLinks() {
  const { t } = useLingui();
  const links = useVenue()?.links ?? {};
  const shown = SOCIAL.filter((link) => links[link]);
  if (shown.length === 0) return null;
  return (
    <section aria-label={t`Find us online`} className={classNames(styles.part, styles.social)}>
      <h2 className={classNames(text.small, styles.partTitle)}>{t`Find us online`}</h2>
      <ul className={styles.socialLinks}>
        {shown.map((link) => (
          <li key={link}>
            <a
              href={links[link]}
              target="_blank"
              rel="noopener noreferrer"
              className={styles.paper}
            >
              {nameOf(link, t`Review us on Google`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameOf(link: Exclude<VenueLink, 'mapLink'>, review: string): string {
  return link === 'googleReview' ? review : NAMES[link];
}
