import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { TabletSmartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useState } from 'react';
import type { KioskFacts } from '#domain/kiosks/kiosk';
import { KIOSK_REPORT_MS, MAX_CODES } from '#domain/kiosks/kiosk';
import { pairKiosk, reportKiosk } from '../../data/kiosks/kiosk';
import { kioskVisit } from '../../data/kiosks/kiosk-visit';
import { useKioskFacts, useTabletPresence } from '../../data/react/use-app';
import type { KioskOrder } from '../../data/react/use-kiosk';
import { forgetArrived, startKioskOver, useKioskOrders } from '../../data/react/use-kiosk';
import { useNet } from '../../data/react/use-stores';
import { createScreenLight } from '../../data/start/screen-light';
import { SeldomWords } from '../../i18n/LazyWords';
import { Button } from '../../ui/controls/controls';
import { LinkButton } from '../../ui/controls/LinkButton';
import { EmptyState } from '../../ui/feedback/states';
import { ConfirmDialog } from '../../ui/overlays/Dialog';
import { Link } from '../../ui/router/Link';
import { RouterContext, useNavigate, useRouter } from '../../ui/router/RouterView';
import { usePageTitle } from '../use-dialog';
import * as styles from './Kiosk.css';
import { KioskStaff } from './KioskCheckout';
import { KioskDone } from './KioskDone';
import { held } from './KioskHold.css';
import { KioskBar, KioskHeading, KioskLost, KioskOrdering, KioskWaiting } from './KioskOrdering';
import { KioskStart } from './KioskStart';
import { kioskRouter } from './router/kiosk-router';
import { useIdle, WHEN_DONE, WHILE_ORDERING } from './use-idle';

const screenLight = createScreenLight({
  wakeLock: globalThis.navigator?.wakeLock,
  isVisible: () => document.visibilityState === 'visible',
  onVisible: (listener) => globalThis.document?.addEventListener('visibilitychange', listener),
});

/** Enlarges text and controls of the page and its dialogs, and keeps the screen on. */
function useKioskLook(): void {
  useEffect(() => {
    document.documentElement.classList.add(styles.large);
    void screenLight.keepOn();
    return () => {
      document.documentElement.classList.remove(styles.large);
      void screenLight.letGo();
    };
  }, []);
}

/** The browser's own ways out of the order: its menus, dragging, zoom and print. */
function heldBack(event: Event): boolean {
  if (event instanceof KeyboardEvent) {
    return (event.ctrlKey || event.metaKey) && /^[ps+=0-]$/i.test(event.key);
  }
  return !(event instanceof WheelEvent) || event.ctrlKey;
}

const HELD_BACK = ['contextmenu', 'dragstart', 'keydown', 'wheel', 'gesturestart'] as const;

/** Keeps a paired kiosk on the order: no long press, no dragged pictures, no zoom and no print. */
function useKioskHold(): void {
  useEffect(() => {
    const hold = (event: Event) => {
      if (heldBack(event)) event.preventDefault();
    };
    document.documentElement.classList.add(held);
    for (const name of HELD_BACK) window.addEventListener(name, hold, { passive: false });
    return () => {
      document.documentElement.classList.remove(held);
      for (const name of HELD_BACK) window.removeEventListener(name, hold);
    };
  }, []);
}

type Condition = {
  isInUse: boolean;
  waiting: readonly KioskOrder[];
  lost: readonly KioskOrder[];
};

/** Reports the kiosk's state to staff, immediately after a change and once there is a connection again. */
function useKioskReport({ isInUse, waiting, lost }: Condition): void {
  const { state } = useNet();
  const text = JSON.stringify({
    isInUse,
    waiting: waiting.length,
    waitingCodes: codesOf(waiting),
    unsent: codesOf(lost),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a connection is a reason to report.
  useEffect(() => {
    const report = () => void reportKiosk(JSON.parse(text));
    report();
    const timer = setInterval(report, KIOSK_REPORT_MS);
    return () => clearInterval(timer);
  }, [text, state]);
}

function codesOf(orders: readonly KioskOrder[]): string[] {
  return orders.slice(0, MAX_CODES).map(({ code }) => code);
}

type View =
  | { is: 'start'; seenOrderId: string | null }
  | { is: 'age' | 'ordering' }
  | { is: 'done'; orderId: string; isAtTable: boolean };

/** Leads one guest after another through start, order and code. */
function KioskScreen({ facts }: { facts: KioskFacts }) {
  const { t } = useLingui();
  usePageTitle(t`Order here · Bar Bliss`);
  // Keeps the live channel open for menu changes.
  useTabletPresence();
  const [view, setView] = useState<View>(() =>
    kioskVisit.isOrdering() ? { is: 'ordering' } : { is: 'start', seenOrderId: null },
  );
  const [isStaff, setStaff] = useState(false);
  const { waiting, late, refused } = useKioskOrders();
  const navigate = useNavigate();
  function startOver() {
    setView({ is: 'start', seenOrderId: seenIn(view) });
    setStaff(false);
    void navigate({ to: '/kiosk', search: {}, state: {}, replace: true });
  }
  // A guest at the kiosk reads the refusal; after that guest only the team can tell.
  const lost =
    view.is === 'done' ? late : [...late, ...refused.filter(({ id }) => id !== seenIn(view))];
  const isClosed = facts.isOutOfOrder || lost.length > 0;
  const isInUse = view.is !== 'start' && !isClosed;
  const { leftS, stay } = useIdle(limitsOf(view, isStaff), startOver);
  useKioskReport({ isInUse, waiting, lost });
  useForgetGuest(view, waiting.length);

  const staff = <Button tone="quiet" onClick={() => setStaff(true)}>{t`Staff`}</Button>;
  return (
    <>
      {!isClosed && view.is === 'ordering' ? (
        <KioskOrdering
          facts={facts}
          staff={staff}
          waiting={waiting}
          onPlaced={(order) => setView({ is: 'done', ...order })}
          onStartOver={startOver}
        />
      ) : (
        <Plain facts={facts} staff={staff}>
          {isClosed && <KioskClosed lost={lost} />}
          {!isClosed && view.is === 'start' && (
            <KioskStart facts={facts} onStart={() => setView({ is: 'age' })} />
          )}
          {!isClosed && view.is === 'age' && (
            <KioskAge onYes={() => setView({ is: 'ordering' })} onNo={startOver} />
          )}
          {!isClosed && view.is === 'done' && (
            <KioskDone
              orderId={view.orderId}
              isAtTable={facts.tableLabel !== null || view.isAtTable}
              onChange={() => setView({ is: 'ordering' })}
              onDone={startOver}
            />
          )}
          <KioskWaiting
            waiting={waiting.filter(({ id }) => view.is !== 'done' || id !== view.orderId)}
          />
        </Plain>
      )}
      {isStaff && <KioskStaff onClose={() => setStaff(false)} />}
      {leftS !== null && !isClosed && <KioskIdle leftS={leftS} onStay={stay} onLeave={startOver} />}
    </>
  );
}

type PlainProps = { facts: KioskFacts; staff: ReactNode; children: ReactNode };

function Plain({ facts, staff, children }: PlainProps) {
  return (
    <div className={styles.screen}>
      <KioskBar facts={facts} />
      {children}
      <footer className={styles.foot}>{staff}</footer>
    </div>
  );
}

function limitsOf({ is }: View, isStaff: boolean) {
  if (is === 'start') return isStaff ? WHILE_ORDERING : null;
  return is === 'done' ? WHEN_DONE : WHILE_ORDERING;
}

/** Deletes a guest's traces when the guest leaves, and those of a waiting order when the bar has it. */
function useForgetGuest(view: View, waiting: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an order that has arrived is a reason.
  useEffect(() => {
    kioskVisit.keep(view.is === 'ordering');
    if (view.is === 'done') return;
    const forget = view.is === 'start' ? startKioskOver(view.seenOrderId) : forgetArrived();
    forget.catch(console.error);
  }, [view, waiting]);
}

/** Returns the order whose state this screen shows, or showed last. */
function seenIn(view: View): string | null {
  if (view.is === 'done') return view.orderId;
  return view.is === 'start' ? view.seenOrderId : null;
}

type KioskIdleProps = { leftS: number; onStay: () => void; onLeave: () => void };

/** Asks whether the guest is still there. Every answer restarts the full time, as often as needed. */
function KioskIdle({ leftS, onStay, onLeave }: KioskIdleProps) {
  return (
    <ConfirmDialog
      tone="outline"
      title={<Trans>Still there?</Trans>}
      confirmLabel={<Trans>Start over</Trans>}
      cancelLabel={<Trans>I'm still here</Trans>}
      onConfirm={onLeave}
      onCancel={onStay}
      question={
        <p role="timer" aria-live={leftS % 10 === 0 ? 'polite' : 'off'} className={styles.words}>
          <Plural
            value={leftS}
            one="# second, then it starts over"
            other="# seconds, then it starts over"
          />
        </p>
      }
    />
  );
}

/** Asks every guest for their age; the kiosk stores no answer. */
function KioskAge({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  const { t } = useLingui();
  return (
    <main className={styles.centre}>
      <KioskHeading>{t`Are you 18 or older?`}</KioskHeading>
      <p className={styles.words}>{t`We serve alcohol. You must be 18 to order here.`}</p>
      <div className={styles.actions}>
        <Button tone="outline" size="cta" block onClick={onNo}>{t`No`}</Button>
        <Button size="cta" block onClick={onYes}>{t`Yes, I'm 18 or older`}</Button>
      </div>
    </main>
  );
}

/** Tells guests that the kiosk is out of order: staff closed it, or an order with its code was not sent. */
function KioskClosed({ lost }: { lost: readonly KioskOrder[] }) {
  const { t } = useLingui();
  return (
    <main className={styles.centre}>
      <KioskHeading>{t`Out of order`}</KioskHeading>
      <p className={styles.words}>{t`Please ask the team.`}</p>
      <KioskLost lost={lost} />
    </main>
  );
}

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
