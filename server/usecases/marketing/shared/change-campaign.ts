import { DomainError } from '#domain/error-codes';
import type { NewEffect } from '../../../repositories/effects.repository';
import type {
  CampaignRow,
  CampaignsRepository,
} from '../../../repositories/marketing/campaigns.repository';
import type { Claim, MutationResponse } from '../../../repositories/stored-responses.repository';
import { type AuditDeps, staffOnce } from '../../shared/audit-row';
import { untilWritten } from '../../shared/until-written';

export type ChangeCampaignDeps = AuditDeps & {
  campaigns: CampaignsRepository;
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
  deps: ChangeCampaignDeps,
  request: CampaignRequest,
  decide: (before: CampaignRow, at: number) => Promise<Decided>,
): Promise<MutationResponse> {
  return untilWritten(async () => {
    const { campaignId: pk } = request;
    const before = await deps.campaigns.find(pk);
    if (!before) throw new DomainError('not_found');
    const at = deps.now();
    const { action, after, effects = [] } = await decide(before, at);
    const was = { status: before.status, scheduledAt: before.scheduledAt };
    const is = {
      status: after.status ?? was.status,
      scheduledAt: after.scheduledAt ?? was.scheduledAt,
    };
    const fact = { action, tbl: 'campaign', pk, before: was, after: is, at };
    return deps.campaigns.move({ before, after, effects }, staffOnce(deps, request, fact));
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
