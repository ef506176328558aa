import { Suspense } from 'react';
import { lazyPart } from '../../ui/layout/lazy-part';

const KioskPage = lazyPart(() => import('./KioskPage').then((part) => part.KioskPage));

/** Comes with the table's pages, so that the first load of a phone names no file of the kiosk. */
export function KioskDoor() {
  return (
    <Suspense fallback={null}>
      <KioskPage />
    </Suspense>
  );
}
