import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { CirclePause, Hourglass } from 'lucide-react';
import type { OrderingLimit } from '#domain/opening/ordering-limits';
import { mayChangeSetting } from '#domain/settings/setting-roles';
import { formatTime } from '#domain/venue';
import { ApiError } from '../../data/api-client';
import { endOrderingLimit } from '../../data/commands/settings';
import { useBarRules } from '../../data/react/staff/use-staff-rows';
import { useStaffSession } from '../../data/react/staff/use-staff-session';
import { useCommand } from '../../data/react/use-app';
import { useNet } from '../../data/react/use-net';
import { useAfterTap } from '../../ui/after-tap';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { useToast } from '../../ui/overlays/ToastProvider';
import { useLastContact } from '../page/board-clock';
import * as styles from '../page/Notice.css';
import { askToSignIn, useOneAtATime } from '../shared/sending';

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
