import { useMemo } from 'react';
import type { KioskFacts } from '#domain/kiosks/kiosk';
import { useKioskFacts } from '../../data/react/kiosk/use-kiosk-facts';
import { OrderWords, SiteWords } from '../../i18n/LazyWords';
import { RouterContext, useRouter } from '../../ui/router/use-router';
import { KioskPairing } from './KioskPairing';
import { KioskScreen } from './KioskScreen';
import { kioskRouter } from './router/kiosk-router';
import { useKioskLook } from './use-kiosk-mode';

/** Shows the page of a venue tablet for guest orders: staff first pair it, then it is locked to ordering. */
export function KioskPage() {
  useKioskLook();
  const facts = useKioskFacts();
  return (
    <SiteWords>
      <OrderWords>{facts ? <LockedScreen facts={facts} /> : <KioskPairing />}</OrderWords>
    </SiteWords>
  );
}

function LockedScreen({ facts }: { facts: KioskFacts }) {
  const router = useRouter();
  const locked = useMemo(() => kioskRouter(router), [router]);
  return (
    <RouterContext value={locked}>
      <KioskScreen facts={facts} />
    </RouterContext>
  );
}
