import { operation, repeatable } from '../sync/operation';
import {
  audienceQuery,
  CAMPAIGNS,
  launchCampaignInput,
  previewCampaignInput,
  testCampaignInput,
} from './campaign';

const { read, change } = CAMPAIGNS;
const ALL = '/api/admin/marketing';
const ONE = `${ALL}/campaigns/:id` as const;

export const audience = operation('campaign.audience', `GET ${ALL}/audience`, read, audienceQuery);
export const previewTyped = repeatable(
  'campaign.preview_typed',
  `POST ${ALL}/preview`,
  change,
  previewCampaignInput,
);
export const preview = operation('campaign.preview', `GET ${ONE}/preview`, read);
export const results = operation('campaign.results', `GET ${ONE}/results`, read);
export const test = operation('campaign.test', `POST ${ONE}/test`, change, testCampaignInput);
export const launch = operation(
  'campaign.launch',
  `POST ${ONE}/launch`,
  change,
  launchCampaignInput,
);
export const stop = operation('campaign.stop', `POST ${ONE}/stop`, change);
