import type { PreviewCampaignInput, TypedPreview } from '#domain/marketing/campaign';
import * as marketing from '#domain/marketing/marketing.operations';
import { launch, stop, test } from '#domain/marketing/marketing.operations';
import type { AdminDb } from '../admin-db';
import type { DataDeps } from '../deps';
import { send } from './send';

export type ChangeCampaign = {
  /** A retry has the same `mutationId`. */
  mutationId: string;
  id: string;
  what: 'test' | 'launch' | 'stop';
  input: unknown;
};

const OPERATIONS = { test, launch, stop };

/** Needs a connection. @throws ApiError with the reason; another error without a response */
export async function changeCampaign(
  deps: DataDeps<AdminDb>,
  { mutationId, id, what, input }: ChangeCampaign,
): Promise<void> {
  await send(deps, OPERATIONS[what], { id, input, mutationId });
}

/** Asks the server for both mails with these texts; nothing is saved. @throws ApiError; TypeError */
export function previewCampaign(
  deps: DataDeps<AdminDb>,
  input: PreviewCampaignInput,
): Promise<TypedPreview> {
  return send(deps, marketing.previewTyped, { input });
}
