import type { PreviewCampaignInput, TypedPreview } from '#domain/marketing/campaign';
import * as marketing from '#domain/marketing/marketing.operations';
import type { AdminDb } from '../admin-db';
import type { DataDeps } from '../deps';
import { send } from './send';

/** Asks the server for both mails with these texts; nothing is saved. @throws ApiError; TypeError */
export function previewCampaign(
  deps: DataDeps<AdminDb>,
  input: PreviewCampaignInput,
): Promise<TypedPreview> {
  return send(deps, marketing.previewTyped, { input });
}
