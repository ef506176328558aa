import { Trans } from '@lingui/react/macro';
import { CloudOff, Coffee } from 'lucide-react';
import { useLive } from '../../../data/react/use-live';
import { formatTime } from '../../../i18n/format';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { useLastContact, useTabletClockValue } from '../../page/board-clock';
import { BoardLoading } from './BoardLoading';

/** Pulls run every 30 s; after this long without contact "no orders" is uncertain. */
const KNOWN_MS = 90_000;

/** Shows that no orders are open, as of the last contact. */
export function BoardQuiet() {
  const { state, lastContactAt } = useLive();
  const before = useLastContact();
  const isKnown = useTabletClockValue((now) => now - (lastContactAt ?? 0) < KNOWN_MS, false);
  const isCut = state === 'offline' || state === 'signed-out';
  if (isKnown && !isCut) {
    return (
      <EmptyState
        icon={<Coffee aria-hidden="true" size={40} />}
        title={<Trans>No open orders. Enjoy the quiet.</Trans>}
      />
    );
  }
  // The first response is pending.
  if (lastContactAt === null && !isCut) return <BoardLoading />;
  const time = before === null ? null : formatTime(before, 'tr');
  return (
    <EmptyState
      icon={<CloudOff aria-hidden="true" size={40} />}
      title={<Trans>This tablet can't get new orders right now</Trans>}
    >
      {time === null ? (
        <Trans>It has not reached the bar's server yet.</Trans>
      ) : (
        <Trans>There were no open orders at the last contact: {time}</Trans>
      )}
    </EmptyState>
  );
}
