import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useInstall, useVenue } from '../../data/react/use-app';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/controls/controls';
import { Container, Row, Stack } from '../../ui/layout/Flow';
import { nightScope } from '../../ui/theme/reset.css';
import * as text from '../../ui/theme/text.css';
import { LanguageToggle } from '../shared/LanguageToggle';
import { HelpLinks } from './HelpLinks';
import * as styles from './venue.css';

/** Shows links in the same order on every page (WCAG 3.2.6). */
export function Footer() {
  const { t } = useLingui();
  return (
    <footer className={classNames(nightScope, styles.footer)}>
      <Container>
        <div className={styles.columns}>
          <Part title={t`Help`}>
            <HelpLinks look="rows" />
          </Part>
          <Part title={t`Good to know`}>
            <Papers />
          </Part>
          <Part title={t`Language and app`}>
            <Row align="stretch" className={styles.app}>
              <LanguageToggle isNamed />
              <InstallLink />
            </Row>
          </Part>
          <SocialLinks />
        </div>
        <Stack gap={4} className={styles.small}>
          <p lang="en" translate="no" className={styles.wordmark}>
            Bar Bliss
          </p>
          <p>{t`Prices include VAT. No service or cover charge.`}</p>
          <p>{t`Images are illustrations.`}</p>
        </Stack>
      </Container>
    </footer>
  );
}

type PartProps = { title: string; className?: string; children: ReactNode };

function Part({ title, className, children }: PartProps) {
  return (
    <Stack as="section" gap={8} aria-label={title} className={className}>
      <h2 className={classNames(text.small, styles.partTitle)}>{title}</h2>
      {children}
    </Stack>
  );
}

export function Papers() {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  return (
    <Stack as="ul" gap={0}>
      <Paper href={`/menu/print?lang=${locale}`}>{t`Printable price list`}</Paper>
      <Paper href={`/legal/privacy?lang=${locale}`}>{t`Privacy`}</Paper>
      <Paper href={`/legal/distance-sale?lang=${locale}`}>{t`Order terms`}</Paper>
      <Paper href={`/legal/imprint?lang=${locale}`}>{t`Legal notice`}</Paper>
    </Stack>
  );
}

function Paper({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} className={styles.paper}>
        {children}
      </a>
    </li>
  );
}

/** Installs the app; the button is shown only if the browser offers installation. */
function InstallLink() {
  const { canInstall, install } = useInstall();
  if (!canInstall) return null;
  return (
    <Button tone="quiet" icon={<Download size={20} />} onClick={() => void install()}>
      <Trans>Install</Trans>
    </Button>
  );
}

// Names of companies are the same in every language.
const NAMES = { instagram: 'Instagram', facebook: 'Facebook', tiktok: 'TikTok' } as const;
const SOCIAL = ['instagram', 'facebook', 'tiktok', 'googleReview'] as const;

/** The venue's pages elsewhere; nothing until the owner sets one. */
function SocialLinks() {
  const { t } = useLingui();
  const links = useVenue()?.links ?? {};
  const shown = SOCIAL.filter((link) => links[link]);
  if (shown.length === 0) return null;
  return (
    <Part title={t`Find us online`} className={styles.social}>
      <ul className={styles.socialLinks}>
        {shown.map((link) => (
          <li key={link}>
            <a
              href={links[link]}
              target="_blank"
              rel="noopener noreferrer"
              className={styles.paper}
            >
              {link === 'googleReview' ? t`Review us on Google` : NAMES[link]}
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}
