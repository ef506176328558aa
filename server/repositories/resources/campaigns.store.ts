import { sql } from 'drizzle-orm';
import { CAMPAIGNS } from '#domain/marketing/campaign';
import { campaigns } from '../../db/tables/marketing.table';
import { forbiddenIn, isLawfulPicture } from '../statements/campaign-law';
import type { Guard, ResourceStore } from './resource.repository';

/** Only drafts change; what is sent stays as it was sent. */
export const campaignsStore: ResourceStore = {
  resource: CAMPAIGNS,
  table: campaigns,
  initial: { status: 'draft' },
  written: (row, at) => ('status' in row ? { ...row, createdAt: at } : row),
  facts: {
    audience: sql`(select count(*) from campaign_recipient where campaign_id = campaign.id)`,
    sent: sql`(select count(*) from campaign_recipient where campaign_id = campaign.id and state = 'sent')`,
  },
  mustHold: (after, before) => [
    ...(before ? isDraft(before.id) : []),
    { holds: isLawfulPicture(after.pictureItemId), code: 'campaign.picture_forbidden' },
  ],
  mayGo: ({ id }) => isDraft(id),
  forbids: forbiddenIn,
};

function isDraft(id: unknown): Guard[] {
  const holds = sql`exists (select 1 from ${campaigns} where id = ${id} and status = 'draft')`;
  return [{ holds, code: 'campaign.not_draft' }];
}
