import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { Crown, Gift, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { knownMember } from '../../data/club/club-store';
import { useClubRules, useGuestRules } from '../../data/react/use-app';
import { useStoredValue } from '../../data/react/use-stores';
import { formatCount, useLanguage } from '../../i18n/language';
import { Button } from '../../ui/controls/controls';
import { Row, Stack } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { useDialogActions } from '../use-dialog';
import * as styles from './club.css';
import { TierStrip } from './TierStrip';

export function ClubInvite() {
  const { t } = useLingui();
  const { open } = useDialogActions();
  const kept = useStoredValue(knownMember);
  const points = formatCount(kept?.points ?? 0, useLanguage());
  return (
    <div className={styles.invite}>
      <div className={styles.pitch}>
        <Promises />
        {kept ? (
          <Button size="cta" onClick={() => open({ d: 'me', tab: 'overview' })}>
            <Trans>{points} points · See my club</Trans>
          </Button>
        ) : (
          <Button size="cta" onClick={() => open({ d: 'account' })}>{t`Join the club`}</Button>
        )}
      </div>
      <TierStrip />
    </div>
  );
}

function Promises() {
  const { liraPerPoint } = useGuestRules();
  const { rewardPoints, tierNames } = useClubRules();
  const [side, chicken, burger] = rewardPoints;
  const names = tierNames[useLanguage()];
  const top = names.at(-1);
  const tiers = names.join(', ');
  return (
    <Stack as="ul" gap={20}>
      <PromiseOf icon={Sparkles}>
        <Trans>
          <strong>Earn points.</strong> 1 point for every {liraPerPoint} lira you order here. Drinks
          with alcohol, shisha and the delivery fee don't count.
        </Trans>
      </PromiseOf>
      <PromiseOf icon={Gift}>
        <Trans>
          <strong>Get rewards.</strong> {side} points: fries or a side. {chicken}: three wings or
          tenders. {burger}: a smash burger.
        </Trans>
      </PromiseOf>
      <PromiseOf icon={Crown}>
        <Trans>
          <strong>Climb to {top}.</strong> {tiers}: your points decide.
        </Trans>
      </PromiseOf>
    </Stack>
  );
}

function PromiseOf({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <Row as="li" gap={12} align="start" wrap={false}>
      <Icon className={styles.promiseIcon} />
      <span className={text.body}>{children}</span>
    </Row>
  );
}
