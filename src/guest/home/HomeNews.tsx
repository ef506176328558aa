import { Suspense } from 'react';
import { useStorageNotice } from '../../data/react/preferences/use-storage-notice';
import { useHasSeat } from '../../data/react/use-has-seat';
import { useTabletPresence } from '../../data/react/use-tablet-presence';
import { OrderWords, SiteWords } from '../../i18n/LazyWords';
import { lazyPart } from '../../ui/layout/lazy-part';
import { UpdateChip } from '../status/UpdateChip';
import * as styles from './HomeNews.css';
import { NetBanner } from './NetBanner';
import type { NetNotice } from './use-net-notice';

// Hardly anybody ever reads it: it brings its own code and words.
const StorageBanner = lazyPart(() =>
  import('../status/StorageBanner').then((part) => part.StorageBanner),
);

// Only phones that have scanned the code of a table need it.
const SeatStrip = lazyPart(() => import('../seating/SeatStrip').then((part) => part.SeatStrip));

/** The banners at the top of the page: connection, storage of this phone, newer version. */
export function HomeNews({ notice }: { notice: NetNotice | null }) {
  // Keeps the line on which changes of the menu are told.
  useTabletPresence();
  return (
    <>
      {notice && <NetBanner notice={notice} />}
      <div className={styles.news}>
        <SeatNews />
        <StorageNews />
        <UpdateChip />
      </div>
    </>
  );
}

function SeatNews() {
  if (!useHasSeat()) return null;
  return (
    <Suspense fallback={null}>
      <SiteWords>
        <SeatStrip />
      </SiteWords>
    </Suspense>
  );
}

function StorageNews() {
  if (useStorageNotice() === null) return null;
  return (
    <Suspense fallback={null}>
      <OrderWords>
        <StorageBanner />
      </OrderWords>
    </Suspense>
  );
}
