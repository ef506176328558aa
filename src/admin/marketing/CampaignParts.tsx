import { Trans, useLingui } from '@lingui/react/macro';
import type { CampaignStatus } from '#domain/marketing/campaign';
import type { ResourceRecord } from '#domain/resource/resource';
import { useNet } from '../../data/react/use-net';
import { Button } from '../../ui/controls/Button';
import { useStaffErrorText } from '../records/use-staff-error-text';
import { CampaignPreviews } from './CampaignPreviews';
import { CampaignProgress } from './CampaignProgress';
import { LaunchForm } from './LaunchForm';
import * as styles from './Marketing.css';
import { useCampaignChange } from './use-campaign-change';

export type CampaignPartsProps = {
  campaign: ResourceRecord;
  mayChange: boolean;
  again: () => void;
};

/** Preview, test, sending and results of a saved campaign. */
export function CampaignParts({ campaign, mayChange, again }: CampaignPartsProps) {
  const { t } = useLingui();
  const isOffline = useNet().state === 'offline';
  const id = String(campaign.id);
  const change = useCampaignChange(id, again);
  const errorText = useStaffErrorText();
  // The server sends only these values.
  const status = campaign.status as CampaignStatus;
  const canStop = status === 'scheduled' || status === 'sending';
  return (
    <div className={styles.parts}>
      <CampaignPreviews id={id} v={campaign.v} />
      {isOffline && (
        <p role="status" className={styles.hint}>
          <Trans>Testing and sending need a connection.</Trans>
        </p>
      )}
      {mayChange && status === 'draft' && <LaunchForm change={change} isLocked={isOffline} />}
      {status !== 'draft' && <CampaignProgress id={id} status={status} onMoved={again} />}
      {change.failure && (
        <p role="alert" className={styles.refused}>
          {change.failure === 'unanswered'
            ? t`No response from the server. Check the connection and try again.`
            : errorText(change.failure, change.word)}
        </p>
      )}
      {mayChange && canStop && (
        <Button
          tone="danger"
          busy={change.isBusy}
          unavailable={isOffline}
          onClick={() => !isOffline && void change.send('stop', {})}
        >
          {status === 'sending' ? <Trans>Stop sending</Trans> : <Trans>Back to draft</Trans>}
        </Button>
      )}
    </div>
  );
}
