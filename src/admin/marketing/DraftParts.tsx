import { Trans } from '@lingui/react/macro';
import type { ResourceRecord } from '#domain/resource/resource';
import { useNet } from '../../data/react/use-net';
import { Stack } from '../../ui/layout/Flow';
import type { RecordState } from '../records/RecordPanel';
import { SendFailed } from '../shared/SendFailed';
import { useCampaignChange } from './LaunchedCampaign';
import { LaunchForm } from './LaunchForm';

type DraftPartsProps = { campaign: ResourceRecord; about: RecordState };

/** Tests and sends a saved draft. */
export function DraftParts({ campaign, about: { again, isDirty } }: DraftPartsProps) {
  const isOffline = useNet().state === 'offline';
  const change = useCampaignChange(String(campaign.id), again);
  return (
    <Stack gap={24}>
      <LaunchForm
        change={change}
        isLocked={isOffline || isDirty}
        why={
          isOffline ? (
            <Trans>Testing and sending need a connection.</Trans>
          ) : (
            isDirty && <Trans>Save first: test and campaign use the saved version.</Trans>
          )
        }
      />
      <SendFailed failure={change.failure} />
    </Stack>
  );
}
