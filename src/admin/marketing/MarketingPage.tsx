import { CampaignsSection } from './CampaignsSection';

/** Marketing: campaigns by mail. */
export function MarketingPage() {
  return <CampaignsSection />;
}
