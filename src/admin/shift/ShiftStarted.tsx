import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, CirclePause, Hourglass, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { OrderingLimit } from '#domain/settings/ordering-limits';
import { mayChangeSetting } from '#domain/settings/setting-roles';
import { formatTime } from '#domain/venue';
import { ApiError } from '../../data/api-client';
import { endOrderingLimit } from '../../data/commands/settings';
import { useCommand, useInstall, useUpdate } from '../../data/react/use-app';
import { useBarRules, useLiveState } from '../../data/react/use-staff';
import { useStaffSession, useTabletLock } from '../../data/react/use-staff-session';
import { useNet, useStore, useStoredValue } from '../../data/react/use-stores';
import { canKeepParts, staffPartsStore } from '../../data/start/staff-parts';
import { useAfterTap } from '../../ui/after-tap';
import { Button } from '../../ui/controls/controls';
import { Banner } from '../../ui/feedback/Banner';
import { Hint, Row } from '../../ui/layout/Flow';
import { Dialog, DialogAction } from '../../ui/overlays/Dialog';
import { useToast } from '../../ui/overlays/ToastProvider';
import { barSound } from '../alarm/bar-sound';
import { useSoundState } from '../alarm/SoundButton';
import { PinForm } from '../lock/PinForm';
import * as styles from '../page/Notice.css';
import { alarmSigns, useLastContact } from '../page/page-parts';
import { askToSignIn, useOneAtATime } from '../shared/sending';
import { hasWholeScreen, screenLight, shiftChecks, shiftOn } from './bar-shift';
import { IpadSteps } from './ThisTablet';

/** Shows the result of starting the shift, with a sound check. */
function ShiftStarted({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const sound = useSoundState();
  const screen = useStore(screenLight.state);
  const line = useLiveState();
  const { hasPin } = useTabletLock();
  const [isChoosing, setChoosing] = useState(false);
  const hasParts = useStore(staffPartsStore);
  const { canInstall, install } = useInstall();
  const [isWhole] = useState(hasWholeScreen);
  const [isDeaf, setDeaf] = useState(false);
  const isConnected = line === 'live' || line === 'polling';
  return (
    <Dialog
      title={<Trans>Is everything right?</Trans>}
      description={<Trans>You should have heard two notes.</Trans>}
      onClose={onClose}
      footer={<DialogAction onClick={onClose}>{t`I heard it, start`}</DialogAction>}
    >
      <ul className={styles.checks}>
        <Check
          isGood={sound === 'on'}
          fact={sound === 'on' ? t`Sound is on` : t`Sound is blocked`}
          why={isDeaf && t`Turn up the volume of the tablet and look for its silent switch.`}
        >
          <Button
            tone="outline"
            onClick={() => {
              barSound.turn(true);
              setDeaf(true);
            }}
          >
            <Trans>Play it again</Trans>
          </Button>
        </Check>
        <Check
          isGood={screen === 'on'}
          fact={screen === 'on' ? t`The screen stays on` : t`The screen may go dark`}
          why={screen !== 'on' && t`Set the tablet's own settings so that it never sleeps.`}
        />
        <Check
          isGood={isWhole}
          fact={isWhole ? t`Full screen` : t`Not in full screen`}
          why={!isWhole && t`Install on this tablet for full screen and offline work.`}
        >
          {canInstall ? (
            <Button tone="outline" onClick={() => void install()}>{t`Install`}</Button>
          ) : (
            <IpadSteps />
          )}
        </Check>
        {/* The tablet fails offline without the pages that its cache lacks. */}
        <Check
          isGood={hasParts}
          fact={
            hasParts
              ? t`Every page opens without a connection`
              : t`Not every page is on this tablet yet`
          }
          why={
            !hasParts &&
            (canKeepParts()
              ? t`They load while the tablet is online. This line turns green by itself.`
              : t`A private window keeps none of them. Open the app in a normal one.`)
          }
        />
        <Check
          isGood={hasPin}
          fact={hasPin ? t`You have a PIN on this tablet` : t`You have no PIN on this tablet`}
          why={
            !hasPin &&
            t`With a PIN this tablet locks when you walk away, and opens without a connection.`
          }
        >
          {!hasPin && !isChoosing && (
            <Button tone="outline" onClick={() => setChoosing(true)}>{t`Choose a PIN`}</Button>
          )}
          {!hasPin && isChoosing && <PinForm />}
        </Check>
        <Check
          isGood={isConnected}
          fact={isConnected ? t`Connected to the bar` : t`No connection to the bar`}
        />
      </ul>
    </Dialog>
  );
}

type CheckProps = { isGood: boolean; fact: string; why?: string | false; children?: ReactNode };

function Check({ isGood, fact, why = false, children }: CheckProps) {
  const Icon = isGood ? CircleCheck : CircleAlert;
  return (
    <li className={styles.check}>
      <Icon size={24} className={isGood ? styles.good : styles.bad} />
      <span className={styles.fact}>
        {fact}
        {why !== false && <Hint>{why}</Hint>}
      </span>
      {children}
    </li>
  );
}

/** Keeps the screen on during a shift, and shows the result of starting it. */
export function ShiftOfDevice() {
  const isOn = useStoredValue(shiftOn);
  const isStarted = useStore(shiftChecks);

  useEffect(() => {
    if (isOn) void screenLight.keepOn();
  }, [isOn]);

  return isStarted && <ShiftStarted onClose={shiftChecks.close} />;
}

/** Offers a newer build at a quiet time; no build activates automatically. */
export function UpdateOffer() {
  const { t } = useLingui();
  const { ready, apply } = useUpdate();
  const { stage, calls } = useStore(alarmSigns);
  const isOffered = useAfterTap(ready && stage === 'calm' && calls === 0);
  const [isPutOff, putOff] = useState(false);
  if (!isOffered || isPutOff) return null;
  return (
    <Banner
      tone="neutral"
      className={styles.banner}
      icon={<RefreshCw size={22} />}
      action={
        <Row as="span" align="stretch" justify="end">
          <Button tone="quiet" size="compact" onClick={() => putOff(true)}>{t`Later`}</Button>
          <Button size="compact" onClick={apply}>{t`Update`}</Button>
        </Row>
      }
    >
      <Trans>Update ready. Apply it when it's quiet (about 5 seconds).</Trans>
    </Banner>
  );
}

/** These pages tell why no order arrives; the bar's pages tell it on their rail. */
const PAGES = /^\/admin\/(dashboard|shift)/;

/** Shows each setting that keeps online orders away, with person and time, and ends it with one tap. */
export function OrderingLimits() {
  const isHere = useLocation({ select: ({ pathname }) => PAGES.test(pathname) });
  const limits = useAfterTap(useBarRules().limits);
  if (!isHere) return null;
  return limits.map((limit) => <Limit key={limit.key} limit={limit} />);
}

function Limit({ limit }: { limit: OrderingLimit }) {
  const { t } = useLingui();
  const { user } = useStaffSession();
  const isOffline = useNet().state === 'offline';
  const endLimit = useEndLimit();
  const { isBusy, run } = useOneAtATime();
  const mayEnd = user !== null && mayChangeSetting(user.role, limit.key);
  const lastContactAt = useLastContact();
  const time = formatTime(lastContactAt ?? 0);
  const isPaused = limit.key === 'ordering.paused';
  const isBusyKitchen = limit.key === 'ordering.busyMinutes';
  const Icon = isBusyKitchen ? Hourglass : CirclePause;
  return (
    <Banner
      tone="honey"
      className={styles.banner}
      icon={<Icon size={22} />}
      action={
        mayEnd && (
          <Button
            size="compact"
            busy={isBusy}
            unavailable={isOffline}
            onClick={() => void run(() => endLimit(limit.key))}
          >
            {isPaused ? t`Take orders again` : isBusyKitchen ? t`Not busy` : t`Turn on`}
          </Button>
        )
      }
    >
      <strong>{t(LIMIT_WORDS[limit.key](limit))}</strong>
      <Since limit={limit} />
      {!mayEnd && ` ${t`A manager can end this.`}`}
      {/* Offline the tablet tells the time up to which this is known. */}
      {isOffline && lastContactAt !== null && ` ${t`As of ${time}.`}`}
    </Banner>
  );
}

type Limited = (limit: OrderingLimit) => MessageDescriptor;

export const LIMIT_WORDS: Readonly<Record<OrderingLimit['key'], Limited>> = {
  'ordering.paused': () => msg`Online orders are paused`,
  'ordering.busyMinutes': ({ minutes }) => msg`Busy: guests wait ${minutes} minutes longer`,
  'ordering.table': () => msg`Table service is off`,
  'ordering.collection': () => msg`Collection is off`,
  'ordering.delivery': () => msg`Delivery is off`,
};

/** Names person and time, as far as they are known. */
export function Since({ limit: { by, at } }: { limit: OrderingLimit }) {
  const time = at === null ? null : formatTime(Date.parse(at));
  const known = [by, time].filter((fact) => fact !== null);
  return known.length > 0 && ` · ${known.join(', ')}`;
}

/** Ends a limit; resolves also if it did not work, which a message tells. */
export function useEndLimit(): (key: OrderingLimit['key']) => Promise<void> {
  const { t } = useLingui();
  const toast = useToast();
  const endLimit = useCommand(endOrderingLimit);
  return async (key) => {
    try {
      await endLimit({ key });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) askToSignIn();
      else toast.show({ tone: 'error', title: t`This didn't work. Try again.` });
    }
  };
}
