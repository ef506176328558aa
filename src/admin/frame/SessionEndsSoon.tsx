import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { type SessionEnd, sessionEnd } from '#domain/staff/staff-account';
import { lockNow, useSessionEnd, useTabletLock } from '../../data/react/staff/use-staff-session';
import { useNet } from '../../data/react/use-net';
import { formatTime } from '../../i18n/format';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { Row } from '../../ui/layout/Flow';
import { hiddenOnPhone } from '../../ui/layout/VisuallyHidden.css';
import { useAfterTap } from '../../ui/use-after-tap';
import { useClockValue } from '../page/board-clock';
import * as styles from '../page/Notice.css';

/** Asks for the PIN at a quiet moment, so that the session does not end during closing. */
export function SessionEndsSoon() {
  const { t } = useLingui();
  const endsAt = useSessionEnd();
  const { hasPin } = useTabletLock();
  const net = useAfterTap(useNet().state);
  const [isPutOff, putOff] = useState(false);
  const near = useClockValue((now): SessionEnd => sessionEnd(endsAt, now), 'far');
  // An offline tablet hides the request, because unlocking needs the server.
  const isSaid = near === 'last' || (near === 'soon' && !isPutOff);
  if (endsAt === null || !isSaid || net === 'offline') return null;
  const time = formatTime(endsAt, 'tr');
  return (
    <Banner
      tone="honey"
      loud={near === 'last'}
      className={styles.banner}
      icon={<KeyRound aria-hidden="true" size={22} />}
      action={
        <Row as="span" align="stretch" justify="end">
          {near === 'soon' && (
            <Button tone="quiet" size="compact" onClick={() => putOff(true)}>{t`Later`}</Button>
          )}
          <Button size="compact" onClick={() => void lockNow()}>
            {hasPin ? <Trans>Enter PIN</Trans> : <Trans>Sign in again</Trans>}
          </Button>
        </Row>
      }
    >
      {hasPin ? (
        <Trans>
          This tablet is signed out at {time}.{' '}
          <span className={hiddenOnPhone}>A PIN keeps it working twelve hours more.</span>
        </Trans>
      ) : (
        <Trans>
          This tablet is signed out at {time}.{' '}
          <span className={hiddenOnPhone}>Your password keeps it working twelve hours more.</span>
        </Trans>
      )}
    </Banner>
  );
}
