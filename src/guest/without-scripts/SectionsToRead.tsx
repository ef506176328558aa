import { useLingui } from '@lingui/react/macro';
import { useOpening } from '../../data/react/use-app';
import { VisitWords } from '../../i18n/LazyWords';
import { useLanguage } from '../../i18n/language';
import { weekText } from '../../i18n/opening-text';
import { Section, Stack } from '../../ui/layout/Flow';
import { link } from '../../ui/theme/link.css';
import * as page from '../shared/shared.css';
import { Papers } from '../venue/Footer';
import { HelpLinks } from '../venue/HelpLinks';
import { WhatsOnSection } from '../whats-on/WhatsOnSection';

/** Links browsers without scripts to the pages of the sections below the menu (section-page.ts). */
export function SectionsToRead() {
  const { t } = useLingui();
  const language = useLanguage();
  const hours = weekText(useOpening(), language);
  const pages = {
    book: t`Book a table`,
    club: t`Loyalty club`,
    about: t`An evening at Bar Bliss`,
    contact: t`Address`,
  };
  return (
    <VisitWords>
      <WhatsOnSection />
      <Section id="contact" title={t`Contact`} className={page.section}>
        <p>{t`Opening hours: ${hours}.`}</p>
        <Stack as="ul" gap={4}>
          {Object.entries(pages).map(([path, name]) => (
            <li key={path}>
              <a className={link} href={`/${path}?lang=${language}`}>
                {name}
              </a>
            </li>
          ))}
        </Stack>
        <HelpLinks look="rows" />
        <Papers />
      </Section>
    </VisitWords>
  );
}
