import { DomainError } from '#domain/error-codes';
import type { NewEffect } from '../../../repositories/effects.repository';
import type {
  CampaignRow,
  CampaignsRepository,
} from '../../../repositories/marketing/campaigns.repository';
import type { Claim, MutationResponse } from '../../../repositories/stored-responses.repository';
import { untilWritten } from '../../shared/until-written';

export type ChangeCampaignDeps = {
  campaigns: CampaignsRepository;
  now: () => number;
  newId: () => string;
  /** Links in mails start with this public address; null means that none is configured. */
  mailOrigin: string | null;
};

export type CampaignRequest = {
  claim: Claim;
  campaignId: string;
  member: { id: string; firstName: string };
  ageMs: number;
};

type Decided = {
  action: `campaign.${string}`;
  after: Partial<CampaignRow>;
  effects?: readonly NewEffect[];
};

/** Changes a campaign as `decide` returns, with its audit row. @throws DomainError not_found */
export function changeCampaign(
  { campaigns, now, newId }: ChangeCampaignDeps,
  { claim, campaignId, member, ageMs }: CampaignRequest,
  decide: (before: CampaignRow, at: number) => Promise<Decided>,
): Promise<MutationResponse> {
  return untilWritten(async () => {
    const before = await campaigns.find(campaignId);
    if (!before) throw new DomainError('not_found');
    const at = now();
    const { action, after, effects = [] } = await decide(before, at);
    const { status, scheduledAt } = before;
    return campaigns.move({
      claim,
      response: { status: 200, body: JSON.stringify({ mutationId: claim.mutationId }) },
      at,
      before,
      after,
      effects,
      audit: {
        id: newId(),
        actor: member.id,
        action,
        tbl: 'campaign',
        pk: campaignId,
        before: { status, scheduledAt },
        after: { status: after.status ?? status, scheduledAt: after.scheduledAt ?? scheduledAt },
        doneAt: at - ageMs,
        receivedAt: at,
      },
    });
  });
}

/** Checks the text again, because the menu may have changed since the last save. @throws DomainError */
export async function refuseUnlawful(
  { campaigns, mailOrigin }: ChangeCampaignDeps,
  row: CampaignRow,
): Promise<void> {
  if (mailOrigin === null) throw new DomainError('campaign.no_site_address');
  const forbidden = await campaigns.forbidden(row);
  if (forbidden) throw new DomainError(forbidden.code, forbidden.details);
  if (row.pictureItemId !== null && !(await campaigns.isLawful(row.pictureItemId))) {
    throw new DomainError('campaign.picture_forbidden');
  }
}
