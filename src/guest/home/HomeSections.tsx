import { Suspense, useEffect, useState } from 'react';
import { useVenue } from '../../data/react/use-app';
import { useNet } from '../../data/react/use-stores';
import { VisitWords } from '../../i18n/LazyWords';
import { openNowText, todayText } from '../../i18n/opening-text';
import { focusSection, lazyPart } from '../../ui/layout/Flow';
import { AboutSection } from '../about/AboutSection';
import { TablesSection } from '../bookings/TablesSection';
import { ClubSection } from '../club/ClubSection';
import { FloatingChat } from '../messages/FloatingChat';
import { MessageSection } from '../messages/MessageSection';
import { heroFacts } from '../shared/hero-facts';
import { useOpeningFact } from '../shared/OpenNow';
import { Footer } from '../venue/Footer';
import { WhatsOnSection } from '../whats-on/WhatsOnSection';
import { SectionBar } from './SectionBar';

/** Keeps the hero right; the hero itself loads before the settings and the rules of the opening hours. */
function HeroClock() {
  const today = useOpeningFact(todayText);
  const now = useOpeningFact(openNowText);
  const photo = useVenue()?.photos?.hero;
  useEffect(() => heroFacts.set({ today, now, photo }), [today, now, photo]);
  return null;
}

// This part reads the database, so it loads only if an entry waits there.
const BookingsSentLater = lazyPart(() =>
  import('../bookings/BookingsSentLater').then((part) => part.BookingsSentLater),
);

/** Shows the sections below the menu, which load after it. */
export function HomeSections() {
  return (
    <VisitWords>
      <GoWhereTheAddressPoints />
      <HeroClock />
      <WhatsOnSection />
      <TablesSection />
      <AboutSection />
      <ClubSection />
      <MessageSection />
      <FloatingChat />
      <NewsOfWhatWaits />
    </VisitWords>
  );
}

export function HomeFooter() {
  return (
    <VisitWords>
      <Footer />
      <SectionBar />
    </VisitWords>
  );
}

function NewsOfWhatWaits() {
  const { waiting } = useNet();
  const [hasWaited, setHasWaited] = useState(false);
  if (waiting > 0 && !hasWaited) setHasWaited(true);
  return <Suspense fallback={null}>{hasWaited && <BookingsSentLater />}</Suspense>;
}

// Scrolls to a section that was requested before it had loaded.
function GoWhereTheAddressPoints() {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (LATE_SECTIONS.has(id)) focusSection(id);
  }, []);
  return null;
}

const LATE_SECTIONS = new Set(['whats-on', 'reservations', 'about', 'club', 'contact']);
