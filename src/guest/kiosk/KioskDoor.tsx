import { Suspense } from 'react';
import { lazyPart } from '../../ui/layout/Flow';

const KioskPage = lazyPart(() => import('./KioskPage').then((part) => part.KioskPage));

/** This part loads with the table's pages, so a phone's first load names no file of the kiosk. */
export function KioskDoor() {
  return (
    <Suspense fallback={null}>
      <KioskPage />
    </Suspense>
  );
}
