import { Suspense, useEffect, useState } from 'react';
import { useNet } from '../../data/react/use-net';
import { SiteWords } from '../../i18n/LazyWords';
import { focusSection } from '../../ui/layout/focus-section';
import { lazyPart } from '../../ui/layout/lazy-part';
import { AboutSection } from '../about/AboutSection';
import { ClubSection } from '../club/ClubSection';
import { FloatingChat } from '../messages/FloatingChat';
import { MessageSection } from '../messages/MessageSection';
import { TablesSection } from '../table-booking/TablesSection';
import { Footer } from '../venue/Footer';

// It reads the device's database: that comes only when something waits in it.
const BookingsSentLater = lazyPart(() =>
  import('./BookingsSentLater').then((part) => part.BookingsSentLater),
);

/** What stands below the menu. It comes a moment after it: nobody sees it on the first screen. */
export function HomeSections() {
  return (
    <SiteWords>
      <GoWhereTheAddressPoints />
      <TablesSection />
      <AboutSection />
      <ClubSection />
      <MessageSection />
      <FloatingChat />
      <NewsOfWhatWaits />
    </SiteWords>
  );
}

/** The end of the page. */
export function HomeFooter() {
  return (
    <SiteWords>
      <Footer />
    </SiteWords>
  );
}

function NewsOfWhatWaits() {
  const { waiting } = useNet();
  const [hasWaited, setHasWaited] = useState(false);
  if (waiting > 0 && !hasWaited) setHasWaited(true);
  return <Suspense fallback={null}>{hasWaited && <BookingsSentLater />}</Suspense>;
}

// Whoever asked for a section before it was there, by a tap or by an address, is taken to it now.
function GoWhereTheAddressPoints() {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (LATE_SECTIONS.has(id)) focusSection(id);
  }, []);
  return null;
}

const LATE_SECTIONS = new Set(['reservations', 'about', 'club', 'contact']);
