import { useMemo } from 'react';
import { CAMPAIGNS } from '#domain/marketing/campaign';
import { ITEM_RECORDS } from '#domain/menu/menu-items';
import { may } from '#domain/staff/roles';
import { useRecords } from '../../data/react/staff/use-records';
import { useStaffSession } from '../../data/react/staff/use-staff-session';
import { useTierNames } from '../customers/use-tier-names';
import { RecordsPage } from '../records/RecordsPage';
import { DraftParts } from './DraftParts';
import { LaunchedCampaign } from './LaunchedCampaign';
import { TypedPreview } from './TypedPreview';

/** Shows campaigns by mail with list, editor and results. */
export function CampaignsSection() {
  const resource = useTierNames(CAMPAIGNS);
  const { user } = useStaffSession();
  const choices = { pictureItemId: useDishChoices() };
  const mayChange = user !== null && may(user.role, CAMPAIGNS.change);
  return (
    <RecordsPage
      resource={resource}
      choices={choices}
      canDuplicate
      isWide
      below={(values, campaign, about) => (
        <>
          <TypedPreview values={values} />
          {campaign && <DraftParts key={campaign.id} campaign={campaign} about={about} />}
        </>
      )}
      fixed={(campaign, { again }) =>
        campaign.status === 'draft' ? null : (
          <LaunchedCampaign
            key={campaign.id}
            campaign={campaign}
            mayChange={mayChange}
            choices={choices}
            again={again}
          />
        )
      }
    />
  );
}

/** Returns dishes with a picture and without alcohol or tobacco. */
function useDishChoices() {
  const { rows } = useRecords(ITEM_RECORDS.path, 'limit=200&alcohol=false&tobacco=false');
  return useMemo(
    () =>
      (rows ?? [])
        .filter(({ alcohol, tobacco, imageUrl }) => !alcohol && !tobacco && imageUrl)
        .map(({ id, nameEn, nameTr }) => ({
          value: String(id),
          label: { en: String(nameEn), tr: String(nameTr) },
        })),
    [rows],
  );
}
