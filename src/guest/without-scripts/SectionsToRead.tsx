import { Trans } from '@lingui/react/macro';
import { useOpening } from '../../data/react/use-venue';
import { SiteWords } from '../../i18n/LazyWords';
import { weekText } from '../../i18n/opening-text';
import { useLanguage } from '../../i18n/use-language';
import { Section } from '../../ui/layout/Section';
import * as text from '../../ui/theme/text.css';
import { AboutSection } from '../about/AboutSection';
import * as page from '../shared/shared.css';
import { Footer } from '../venue/Footer';
import { VenueCard } from '../venue/VenueCard';
import { WhatsOnSection } from '../whats-on/WhatsOnSection';

/** Shows the sections below the menu to browsers without scripts: contact details instead of forms. */
export function SectionsToRead() {
  const hours = weekText(useOpening(), useLanguage());
  return (
    <SiteWords>
      <WhatsOnSection />
      <Section
        id="reservations"
        tone="sunken"
        title={<Trans>Book a table</Trans>}
        className={page.section}
      >
        <p className={text.body}>
          <Trans>For tonight, call us or just walk in.</Trans>{' '}
          <Trans>Opening hours: {hours}.</Trans>
        </p>
      </Section>
      <AboutSection />
      <Section id="contact" title={<Trans>Contact</Trans>} className={page.section}>
        <VenueCard />
      </Section>
      <Footer />
    </SiteWords>
  );
}
