import type { PreviewCampaignInput, TypedPreview } from '#domain/marketing/campaign';
import type { AdminDb } from '../../admin-db';
import { readJson } from '../../api-client';
import type { DataDeps } from '../../deps';

/** Asks the server for both mails with these texts; nothing is saved. @throws ApiError; TypeError */
export function previewCampaign(
  deps: DataDeps<AdminDb>,
  input: PreviewCampaignInput,
): Promise<TypedPreview> {
  return readJson(deps, '/api/admin/marketing/preview', {
    method: 'POST',
    body: JSON.stringify(input),
  });
}
