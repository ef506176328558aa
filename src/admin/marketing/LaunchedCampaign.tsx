import { Trans } from '@lingui/react/macro';
import { CAMPAIGNS, type CampaignPreview, type CampaignStatus } from '#domain/marketing/campaign';
import type { Resource, ResourceRecord } from '#domain/resource/resource';
import { useStaffFigures } from '../../data/react/staff/use-staff-figures';
import { useNet } from '../../data/react/use-net';
import { formatDateTime } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { useTierNames } from '../customers/use-tier-names';
import type { Choices } from '../fields/field-words';
import { RecordFacts } from '../records/RecordFacts';
import { draftOf } from '../records/record-draft';
import { ReadingFailed } from '../shared/Read';
import { SendFailed } from '../shared/SendFailed';
import { AudienceSize } from './AudienceSize';
import { CampaignProgress } from './CampaignProgress';
import { Mails } from './Mails';
import * as styles from './Marketing.css';
import { useCampaignChange } from './use-campaign-change';

const { status, scheduledAt, tiers, language, lastVisit, perMinute, pictureItemId } =
  CAMPAIGNS.fields;
/** The mails show the other fields. */
const FACTS: Resource = {
  ...CAMPAIGNS,
  fields: { status, scheduledAt, tiers, language, lastVisit, perMinute, pictureItemId },
};

type LaunchedCampaignProps = {
  campaign: ResourceRecord;
  mayChange: boolean;
  choices: Choices;
  again: () => void;
};

/** Shows a campaign that no form changes any more: results, mails and recipients; staff may stop it. */
export function LaunchedCampaign({ campaign, mayChange, choices, again }: LaunchedCampaignProps) {
  const facts = useTierNames(FACTS);
  const id = String(campaign.id);
  // The server sends only these values.
  const status = campaign.status as CampaignStatus;
  return (
    <div className={styles.parts}>
      {status === 'scheduled' && (
        <div className={styles.section}>
          <Start at={String(campaign.scheduledAt)} />
          <AudienceSize filters={draftOf(CAMPAIGNS, campaign).values} />
        </div>
      )}
      <CampaignProgress id={id} status={status} onMoved={again} />
      {mayChange && <StopCampaign id={id} status={status} onDone={again} />}
      <SavedMails id={id} v={campaign.v} isWaiting={status === 'scheduled'} />
      <RecordFacts resource={facts} record={campaign} choices={choices} isReadOnly />
    </div>
  );
}

function Start({ at }: { at: string }) {
  const time = formatDateTime(Date.parse(at), useLanguage());
  return (
    <p className={styles.heading}>
      <Trans>Starts on {time}</Trans>
    </p>
  );
}

type StopCampaignProps = { id: string; status: CampaignStatus; onDone: () => void };

function StopCampaign({ id, status, onDone }: StopCampaignProps) {
  const isOffline = useNet().state === 'offline';
  const change = useCampaignChange(id, onDone);
  if (status !== 'scheduled' && status !== 'sending') return null;
  return (
    <div className={styles.section}>
      <Button
        tone={status === 'sending' ? 'danger' : 'outline'}
        className={styles.stop}
        busy={change.isBusy}
        unavailable={isOffline}
        onClick={() => !isOffline && void change.send('stop', {})}
      >
        {status === 'sending' ? <Trans>Stop sending</Trans> : <Trans>Back to draft</Trans>}
      </Button>
      <p className={styles.hint}>
        {isOffline ? (
          <Trans>Stopping needs a connection.</Trans>
        ) : status === 'sending' ? (
          <Trans>
            Mails that have not left stay here. A stopped campaign can't be started again.
          </Trans>
        ) : (
          <Trans>As a draft you can change it, and schedule it again after a new test mail.</Trans>
        )}
      </p>
      <SendFailed failure={change.failure} />
    </div>
  );
}

type SavedMailsProps = { id: string; v: number; isWaiting: boolean };

function SavedMails({ id, v, isWaiting }: SavedMailsProps) {
  const path = `/api/admin/marketing/campaigns/${id}/preview?v=${v}`;
  const { value, fault, isAsking, again } = useStaffFigures<CampaignPreview>(path);
  return (
    <section className={styles.section} aria-labelledby="campaign-mails">
      <h3 id="campaign-mails" className={styles.heading}>
        {isWaiting ? <Trans>Preview</Trans> : <Trans>The mail as sent</Trans>}
      </h3>
      {fault && <ReadingFailed isAsking={isAsking} onRetry={again} />}
      {!value && !fault && <Skeleton shape="block" />}
      {value && <Mails mails={value} />}
    </section>
  );
}
