import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import type { KioskFacts } from '#domain/kiosks/kiosk';
import { startKioskOver, useKioskOrders } from '../../data/react/kiosk/use-kiosk';
import { useTabletPresence } from '../../data/react/use-tablet-presence';
import { Button } from '../../ui/controls/Button';
import { useNavigate } from '../../ui/router/use-router';
import { usePageTitle } from '../use-page-title';
import { WHEN_DONE, WHILE_ORDERING } from './idle';
import * as styles from './Kiosk.css';
import { KioskAge } from './KioskAge';
import { KioskBar } from './KioskBar';
import { KioskClosed } from './KioskClosed';
import { KioskDone } from './KioskDone';
import { KioskIdle } from './KioskIdle';
import { KioskOrdering } from './KioskOrdering';
import { KioskStaff } from './KioskStaff';
import { KioskStart } from './KioskStart';
import { useIdle } from './use-idle';
import { useKioskReport } from './use-kiosk-mode';

type View = { is: 'start' | 'age' | 'ordering' } | { is: 'done'; orderId: string };

const START: View = { is: 'start' };

/** Leads one guest after another through start, order and code. */
export function KioskScreen({ facts }: { facts: KioskFacts }) {
  const { t } = useLingui();
  usePageTitle(t`Order here · Bar Bliss`);
  // Keeps the live channel open for menu changes.
  useTabletPresence();
  const [view, setView] = useState(START);
  const [isStaff, setStaff] = useState(false);
  const { waiting, late } = useKioskOrders();
  const startOver = useStartOver(() => {
    setView(START);
    setStaff(false);
  });
  const isClosed = facts.isOutOfOrder || late.length > 0;
  const isInUse = view.is !== 'start' && !isClosed;
  const { leftS, stay } = useIdle(limitsOf(view, isStaff), startOver);
  useKioskReport(isInUse);
  useForgetGuest(view.is === 'start', waiting + late.length);

  const staff = (
    <Button tone="quiet" onClick={() => setStaff(true)}>
      <Trans>Staff</Trans>
    </Button>
  );
  return (
    <>
      {!isClosed && view.is === 'ordering' ? (
        <KioskOrdering
          facts={facts}
          staff={staff}
          onPlaced={(orderId) => setView({ is: 'done', orderId })}
          onStartOver={startOver}
        />
      ) : (
        <Plain facts={facts} staff={staff} waiting={waiting}>
          {isClosed && <KioskClosed late={late} />}
          {!isClosed && view.is === 'start' && (
            <KioskStart onStart={() => setView({ is: 'age' })} />
          )}
          {!isClosed && view.is === 'age' && (
            <KioskAge onYes={() => setView({ is: 'ordering' })} onNo={startOver} />
          )}
          {!isClosed && view.is === 'done' && (
            <KioskDone
              orderId={view.orderId}
              onChange={() => setView({ is: 'ordering' })}
              onDone={startOver}
            />
          )}
        </Plain>
      )}
      {isStaff && <KioskStaff onClose={() => setStaff(false)} />}
      {leftS !== null && !isClosed && <KioskIdle leftS={leftS} onStay={stay} onLeave={startOver} />}
    </>
  );
}

type PlainProps = { facts: KioskFacts; staff: ReactNode; waiting: number; children: ReactNode };

/** Shows a screen with one subject. */
function Plain({ facts, staff, waiting, children }: PlainProps) {
  return (
    <div className={styles.screen}>
      <KioskBar facts={facts} />
      {children}
      <footer className={styles.foot}>
        {staff}
        <span role="status" className={styles.note}>
          {waiting > 0 && <Trans>Orders that wait for the connection: {waiting}</Trans>}
        </span>
      </footer>
    </div>
  );
}

function limitsOf({ is }: View, isStaff: boolean) {
  if (is === 'start') return isStaff ? WHILE_ORDERING : null;
  return is === 'done' ? WHEN_DONE : WHILE_ORDERING;
}

function useStartOver(onStart: () => void): () => void {
  const navigate = useNavigate();
  return () => {
    onStart();
    void navigate({ to: '/kiosk', search: {}, state: {}, replace: true });
  };
}

/** Deletes the kiosk's guest data between guests, and again when a waiting order has arrived. */
function useForgetGuest(isFree: boolean, unsent: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an order that has arrived is a reason.
  useEffect(() => {
    if (isFree) startKioskOver().catch(console.error);
  }, [isFree, unsent]);
}
