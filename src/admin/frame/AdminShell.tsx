import { Trans, useLingui } from '@lingui/react/macro';
import { CatchBoundary, Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatTime } from '#domain/venue';
import { useLiveState } from '../../data/react/use-staff';
import type { StaffSessionView } from '../../data/react/use-staff-session';
import { useStaffSession, useTabletLock } from '../../data/react/use-staff-session';
import { useNet } from '../../data/react/use-stores';
import { useAfterTap } from '../../ui/after-tap';
import { Button } from '../../ui/controls/controls';
import { Banner } from '../../ui/feedback/Banner';
import { useMedia } from '../../ui/layout/use-media';
import { hiddenOnPhone } from '../../ui/layout/VisuallyHidden.css';
import { BrunchStrip } from '../bookings/BrunchStrip';
import { LockScreen } from '../lock/LockScreen';
import { useIdleLock } from '../lock/use-idle-lock';
import {
  FootSlotContext,
  NoticeSlotContext,
  TopBarSlotContext,
  useLastContact,
} from '../page/page-parts';
import { Rail } from '../rail/Rail';
import { OrderingLimits, ShiftOfDevice, UpdateOffer } from '../shift/ShiftStarted';
import * as styles from './AdminShell.css';
import { NavRail } from './nav/NavRail';
import {
  EndedBanner,
  PageFailed,
  SessionEnded,
  SessionEndsSoon,
  StorageBanner,
  UnprovedBanner,
} from './Session';
import { TopBar } from './TopBar';

/** door shows the sign-in; waiting shows an empty frame until the tablet knows the lock state. */
type ShellView = 'door' | 'locked' | 'waiting' | 'open';

/** `isLocked` is undefined until the tablet has read its storage. */
type Known = Pick<StaffSessionView, 'state'> & { isLocked: boolean | undefined };

/** Returns the visible view, which shows no data until the tablet is known to be unlocked. */
export function shellView({ state, isLocked }: Known): ShellView {
  if (state === 'signed-out') return 'door';
  if (isLocked) return 'locked';
  return state === 'unknown' || isLocked === undefined ? 'waiting' : 'open';
}

/** Shows since when nothing new can arrive. */
function StaffNetBanner() {
  return useAfterTap(useLiveState()) === 'offline' ? <NoConnection /> : null;
}

function NoConnection() {
  const lastContactAt = useLastContact();
  const { retry } = useNet();
  const time = lastContactAt === null ? null : formatTime(lastContactAt);
  return (
    <Banner
      tone="honey"
      loud
      className={styles.banner}
      icon={<CloudOff size={22} />}
      action={
        <Button tone="quiet" size="compact" className={styles.action} onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {time === null ? (
        <Trans>
          No connection.{' '}
          <span className={hiddenOnPhone}>
            This tablet keeps working; new online orders can't arrive.
          </span>
        </Trans>
      ) : (
        <Trans>
          No connection since {time}.{' '}
          <span className={hiddenOnPhone}>
            This tablet keeps working; new online orders can't arrive.
          </span>
        </Trans>
      )}
    </Banner>
  );
}

export function AdminShell() {
  const { t } = useLingui();
  const { state, user } = useStaffSession();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [line, setLine] = useState<HTMLElement | null>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const { isLocked, isUnproved } = useTabletLock();
  const isWide = useMedia('md');
  useIdleLock(state === 'signed-in');
  const hasEnded = useAfterTap(state === 'ended');
  const view = shellView({ state, isLocked });
  if (view === 'door') return <GoToLogin />;
  if (view === 'locked') {
    return (
      <div className={styles.shell}>
        <div className={styles.column}>
          {hasEnded && <EndedBanner />}
          <LockScreen user={user} hasEnded={hasEnded} />
          <div className={styles.foot}>
            <Rail place="foot" isLocked />
          </div>
        </div>
      </div>
    );
  }
  const isOpen = view === 'open';
  return (
    <TopBarSlotContext value={slot}>
      <div className={styles.shell}>
        <a className={styles.skip} href="#content">{t`Skip to the content`}</a>
        <NavRail />
        <div className={styles.column}>
          <TopBar user={user} slotRef={setSlot} />
          {hasEnded ? <SessionEnded user={user} /> : <StaffNetBanner />}
          <StorageBanner />
          {isUnproved && <UnprovedBanner />}
          {isOpen && state === 'signed-in' && !isUnproved && <SessionEndsSoon />}
          <UpdateOffer />
          <div className={styles.notices}>
            <div ref={setLine} className={styles.line} />
            {isOpen && <OrderingLimits />}
            {isOpen && <BrunchStrip />}
            {isOpen && state === 'signed-in' && <ShiftOfDevice />}
          </div>
          <main id="content" tabIndex={-1} className={styles.main}>
            <NoticeSlotContext value={line}>
              <FootSlotContext value={foot}>{isOpen && <OpenPage />}</FootSlotContext>
            </NoticeSlotContext>
          </main>
          <div className={styles.foot}>
            <div ref={setFoot} className={styles.undo} />
            {isOpen && !isWide && <Rail place="foot" />}
          </div>
        </div>
        {isOpen && isWide && <Rail place="side" />}
      </div>
    </TopBarSlotContext>
  );
}

function GoToLogin() {
  const router = useRouter();
  // The first render reads the address: during the redirect the address is the sign-in page's.
  const [redirect] = useState(() => router.state.location.href);
  useEffect(() => {
    void router.navigate({ to: '/admin/login', search: { redirect }, replace: true });
  }, [router, redirect]);
  return null;
}

/** Shows the current page. Its error boundary keeps alarm and navigation alive. */
function OpenPage() {
  // The key is not the address, which changes while the old page is still on screen.
  const page = useMatches({ select: (matches) => matches.at(-1)?.id });
  return (
    <CatchBoundary getResetKey={() => page} errorComponent={PageFailed}>
      <Outlet />
    </CatchBoundary>
  );
}
