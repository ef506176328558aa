import { useMemo } from 'react';
import { CAMPAIGNS } from '#domain/marketing/campaign';
import { ITEM_RECORDS } from '#domain/menu/menu-items';
import { may } from '#domain/staff/roles';
import { useRecords } from '../../data/react/staff/use-records';
import { useStaffSession } from '../../data/react/staff/use-staff-session';
import { useLanguage } from '../../i18n/use-language';
import { RecordFieldInput } from '../records/RecordFieldInput';
import { RecordsPage } from '../records/RecordsPage';
import { AudienceSize } from './AudienceSize';
import { CampaignParts } from './CampaignParts';

const PACE = CAMPAIGNS.fields.perMinute;

/** Campaigns by mail: list, editor, and what belongs to a saved campaign. */
export function CampaignsSection() {
  const language = useLanguage();
  const { user } = useStaffSession();
  const dishes = useDishChoices();
  const mayChange = user !== null && may(user.role, CAMPAIGNS.change);
  return (
    <RecordsPage
      resource={CAMPAIGNS}
      choices={{ pictureItemId: dishes }}
      canDuplicate
      inputs={{
        perMinute: ({ value, error, values, onChange }) => (
          <>
            <AudienceSize filters={values} />
            <RecordFieldInput
              name="perMinute"
              field={PACE}
              value={value}
              error={error}
              onChange={onChange}
            />
          </>
        ),
      }}
      more={(campaign, again) => (
        <CampaignParts
          key={`${campaign.id}:${language}`}
          campaign={campaign}
          mayChange={mayChange}
          again={again}
        />
      )}
    />
  );
}

/** Dishes without alcohol and tobacco that have a picture of their own. */
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
