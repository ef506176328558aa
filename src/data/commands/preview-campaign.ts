import type { PreviewCampaignInput, TypedPreview } from '#domain/marketing/campaign';
import * as marketing from '#domain/marketing/marketing.operations';
import type { StaffDeps } from '../admin-db';
import { send } from './send';

/** Asks the server for both mails with these texts; nothing is saved. @throws ApiError; TypeError */
export function previewCampaign(deps: StaffDeps, input: PreviewCampaignInput) {
  return send<TypedPreview>(deps, marketing.previewTyped, { input });
}
