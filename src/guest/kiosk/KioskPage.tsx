import { useKioskFacts } from '../../data/react/kiosk/use-kiosk';
import { OrderWords, SiteWords } from '../../i18n/LazyWords';
import { KioskPairing } from './KioskPairing';
import { KioskScreen } from './KioskScreen';
import { useKioskLook } from './use-kiosk-mode';

/** A tablet of the venue that guests order on: first it is paired, then locked to ordering. */
export function KioskPage() {
  useKioskLook();
  const facts = useKioskFacts();
  return (
    <SiteWords>
      <OrderWords>{facts ? <KioskScreen facts={facts} /> : <KioskPairing />}</OrderWords>
    </SiteWords>
  );
}
