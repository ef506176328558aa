import { useLingui } from '@lingui/react/macro';
import { TabletSmartphone } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { KioskFacts } from '#domain/kiosks/kiosk';
import { pairKiosk, reportKiosk } from '../../data/kiosks/kiosk';
import { useKioskFacts } from '../../data/react/use-app';
import { useKioskOrders } from '../../data/react/use-kiosk';
import { SeldomWords } from '../../i18n/LazyWords';
import { LinkButton } from '../../ui/controls/LinkButton';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Link } from '../../ui/router/Link';
import { RouterContext, useRouter } from '../../ui/router/RouterView';
import { usePageTitle } from '../use-dialog';
import * as styles from './Kiosk.css';
import { KioskLost, KioskWaiting } from './KioskOrdering';
import { KioskScreen, useKioskHold, useKioskLook } from './KioskScreen';
import { kioskRouter } from './router/kiosk-router';

/** Shows the page of a venue tablet for guest orders: staff first pair it, then it is locked to ordering. */
export function KioskPage() {
  useKioskLook();
  const facts = useKioskFacts();
  return <SeldomWords>{facts ? <LockedScreen facts={facts} /> : <KioskPairing />}</SeldomWords>;
}

function LockedScreen({ facts }: { facts: KioskFacts }) {
  useKioskHold();
  const router = useRouter();
  const locked = useMemo(() => kioskRouter(router), [router]);
  return (
    <RouterContext value={locked}>
      <KioskScreen facts={facts} />
    </RouterContext>
  );
}

const ASK_EVERY_MS = 4_000;
const RENEW_EVERY_MS = 60_000;

/** Shows the code with which staff pair this tablet, until they have paired it. */
function KioskPairing() {
  const { t } = useLingui();
  usePageTitle(t`Kiosk · Bar Bliss`);
  const code = usePairing();
  const { waiting, late, refused } = useKioskOrders();
  return (
    <main className={styles.screen}>
      <div className={styles.centre}>
        <EmptyState
          icon={<TabletSmartphone size={48} />}
          titleAs="h1"
          title={t`Use this tablet as a kiosk`}
        >
          {code === null
            ? t`We can't reach the server. Trying again…`
            : t`Staff: open Shift, then Add a kiosk, and type this code.`}
        </EmptyState>
        {code !== null && (
          <p role="status" translate="no" className={styles.code}>
            {code}
          </p>
        )}
        <KioskLost lost={[...late, ...refused]} />
        <KioskWaiting waiting={waiting} />
        <LinkButton asChild tone="outline">
          <Link to="/">{t`See the menu`}</Link>
        </LinkButton>
      </div>
    </main>
  );
}

/** Returns the code and renews it until staff have typed it. */
function usePairing(): string | null {
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    let codeAt = Number.NEGATIVE_INFINITY;
    async function ask() {
      await reportKiosk({ isInUse: false, waiting: 0, waitingCodes: [], unsent: [] });
      if (isGone || performance.now() - codeAt < RENEW_EVERY_MS) return;
      const next = await pairKiosk();
      if (next !== null) codeAt = performance.now();
      if (!isGone) setCode(next);
    }
    void ask();
    const timer = setInterval(() => void ask(), ASK_EVERY_MS);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, []);
  return code;
}
