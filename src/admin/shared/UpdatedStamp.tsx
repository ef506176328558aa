import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useBarTime } from '../../data/react/core/bar-clock';
import { formatDateTime, formatTime } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import * as styles from './UpdatedStamp.css';

type UpdatedStampProps = {
  /** The data arrived at this time by this tablet's clock (ms); null means that no data has arrived. */
  at: number | null;
  hasFailed: boolean;
};

const TICK_MS = 1_000;
const SECONDS_SHOWN = 120;
const DAY_MS = 24 * 60 * 60_000;

/** Shows the age of the figures: seconds while refreshing, otherwise the time. */
export function UpdatedStamp({ at, hasFailed }: UpdatedStampProps) {
  const now = useTicking(at !== null);
  const barTime = useBarTime();
  const language = useLanguage();
  if (at === null) return null;
  const seconds = Math.max(0, Math.floor((now - at) / 1_000));
  if (!hasFailed && seconds < SECONDS_SHOWN) {
    return (
      <p className={styles.stamp}>
        <Trans>Updated {seconds} s ago</Trans>
      </p>
    );
  }
  const barAt = barTime(at);
  const time = now - at < DAY_MS ? formatTime(barAt, 'tr') : formatDateTime(barAt, language);
  return (
    <p className={styles.stamp}>
      <Trans>Last updated {time}</Trans>
    </p>
  );
}

function useTicking(isOn: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isOn) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isOn]);
  return now;
}
