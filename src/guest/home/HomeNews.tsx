import { Suspense } from 'react';
import { useStorageNotice } from '../../data/react/preferences/use-storage-notice';
import { useCart } from '../../data/react/use-cart';
import { useHasSeat } from '../../data/react/use-has-seat';
import { useTabletPresence } from '../../data/react/use-tablet-presence';
import { OrderWords, SiteWords } from '../../i18n/LazyWords';
import { classNames } from '../../ui/class-names';
import { lazyPart } from '../../ui/layout/lazy-part';
import { useKioskLock } from '../kiosk/use-kiosk-lock';
import { UpdateChip } from '../status/UpdateChip';
import * as styles from './HomeNews.css';
import { NetBanner } from './NetBanner';
import type { NetNotice } from './use-net-notice';

// These parts load lazily because guests rarely see them.
const StorageBanner = lazyPart(() =>
  import('../status/StorageBanner').then((part) => part.StorageBanner),
);

// Only phones that have scanned a table's code need the strip.
const SeatStrip = lazyPart(() => import('../seating/SeatStrip').then((part) => part.SeatStrip));

/** Shows banners for connection, storage and newer versions. */
export function HomeNews({ notice }: { notice: NetNotice | null }) {
  // Keeps the live channel open for menu changes.
  useTabletPresence();
  useKioskLock();
  const { count } = useCart();
  return (
    <>
      {notice && <NetBanner notice={notice} />}
      <div className={classNames(styles.news, count > 0 && styles.raised)}>
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
