import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CloudCheck, CloudOff, Hourglass } from 'lucide-react';
import type { ComponentType, ReactElement } from 'react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { cartToday, totalToday } from '../../data/menu/menu-store';
import {
  useHasSeat,
  useKioskFacts,
  useStorageNotice,
  useTabletPresence,
} from '../../data/react/use-app';
import { useCart, useMenu } from '../../data/react/use-stores';
import { VisitWords } from '../../i18n/LazyWords';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/controls/controls';
import { Banner } from '../../ui/feedback/Banner';
import { lazyPart } from '../../ui/layout/Flow';
import { useNavigate } from '../../ui/router/RouterView';
import { Price } from '../menu/dish/Dish';
import { UpdateChip } from '../status/UpdateChip';
import { useDialogActions } from '../use-dialog';
import * as cart from './CartBar.css';
import * as styles from './HomeNews.css';
import type { NetNotice } from './HomePage';
import { OrderLink } from './OrderLink';

// These parts load lazily because guests rarely see them.
const StorageBanner = lazyPart(() =>
  import('../status/StorageBanner').then((part) => part.StorageBanner),
);

// Only phones that have scanned a table's code need the strip.
const SeatStrip = lazyPart(() => import('../seating/SeatStrip').then((part) => part.SeatStrip));

export function HomeNews({ notice }: { notice: NetNotice | null }) {
  // Keeps the live channel open for menu changes.
  useTabletPresence();
  useKioskLock();
  const { count } = useCart();
  return (
    <>
      {notice && <NetBanner notice={notice} />}
      <CartBar />
      <Suspense fallback={null}>
        <VisitWords>
          <OrderLink />
        </VisitWords>
      </Suspense>
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
      <VisitWords>
        <SeatStrip />
      </VisitWords>
    </Suspense>
  );
}

function StorageNews() {
  if (useStorageNotice() === null) return null;
  return (
    <Suspense fallback={null}>
      <VisitWords>
        <StorageBanner />
      </VisitWords>
    </Suspense>
  );
}

type Look = { tone: 'danger' | 'honey' | 'success'; icon: ReactElement };

const LOOK: Record<NetNotice['kind'], Look> = {
  attention: { tone: 'danger', icon: <CircleAlert size={20} /> },
  offline: { tone: 'honey', icon: <CloudOff size={20} /> },
  back: { tone: 'success', icon: <CloudCheck size={20} /> },
  waiting: { tone: 'honey', icon: <Hourglass size={20} /> },
};

/** Shows the state of the connection in one line under the top bar. */
function NetBanner({ notice }: { notice: NetNotice }) {
  const { open } = useDialogActions();
  const { count } = notice;
  const hadWaiting = useHadWaiting(count);
  const hasOutbox = notice.kind !== 'back' && count > 0;
  return (
    <Banner
      {...LOOK[notice.kind]}
      className={styles.banner}
      action={
        hasOutbox && (
          <Button
            tone="quiet"
            size="compact"
            aria-haspopup="dialog"
            onClick={() => open({ d: 'outbox' })}
          >
            {notice.kind === 'attention' ? <Trans>Answer</Trans> : <Trans>{count} waiting</Trans>}
          </Button>
        )
      }
    >
      <NoticeWords notice={notice} hadWaiting={hadWaiting} />
    </Banner>
  );
}

/** Returns true if entries have waited since this banner appeared. */
function useHadWaiting(count: number): boolean {
  const [had, setHad] = useState(false);
  if (count > 0 && !had) setHad(true);
  return had || count > 0;
}

type NoticeWordsProps = { notice: NetNotice; hadWaiting: boolean };

function NoticeWords({ notice: { kind, count }, hadWaiting }: NoticeWordsProps) {
  const { t } = useLingui();
  switch (kind) {
    case 'attention':
      return <Asking />;
    case 'offline':
      return t`You're offline. You can still browse and order.`;
    case 'waiting':
      return t`Waiting to send`;
    case 'back':
      if (count > 0) {
        return t`Back online. Sending ${plural(count, { one: '# item', other: '# items' })}…`;
      }
      return hadWaiting ? t`All sent.` : t`Back online.`;
  }
}

// The words for the mutation's kind load later; until then the banner shows a general word.
const AskingWords = lazy<ComponentType>(() =>
  import('../orders/unsent/AskingWords').then(
    ({ AskingWords: words }) => ({ default: words }),
    () => ({ default: Something }),
  ),
);

function Asking() {
  return (
    <Suspense fallback={<Something />}>
      <VisitWords>
        <AskingWords />
      </VisitWords>
    </Suspense>
  );
}

function Something() {
  return <Trans>Something here needs your answer.</Trans>;
}

/** Shows the cart's bar at the bottom; its total is by today's menu. */
function CartBar() {
  const { t } = useLingui();
  const { items, count } = useCart();
  const menu = useMenu();
  const { open } = useDialogActions();
  if (count === 0) return null;
  return (
    <div className={cart.bar}>
      <Button
        size="cta"
        block
        trailing={<Price kurus={totalToday(cartToday(items, menu.items))} />}
        aria-haspopup="dialog"
        className={cart.button}
        onClick={() => open({ d: 'cart' })}
      >
        {t`View order · ${plural(count, { one: '# item', other: '# items' })}`}
      </Button>
    </div>
  );
}

/** Returns a restarted or misdirected kiosk to its own page. */
function useKioskLock(): void {
  const isKiosk = useKioskFacts() !== null;
  const navigate = useNavigate();
  useEffect(() => {
    if (isKiosk) void navigate({ to: '/kiosk', replace: true });
  }, [isKiosk, navigate]);
}
