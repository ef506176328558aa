import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useRouter } from '@tanstack/react-router';
import { Tabs } from '../../ui/controls/Tabs';
import { AnnouncementsSection } from './AnnouncementsSection';
import { CampaignsSection } from './CampaignsSection';
import * as styles from './Marketing.css';

const PATH = '/admin/marketing';
const ANNOUNCEMENTS_TAB = 'announcements';

/** Shows campaigns by mail and announcements on the guests' site. The URL holds the tab. */
export function MarketingPage() {
  const { t } = useLingui();
  const router = useRouter();
  const { tab } = useLocation({ select: ({ search }): Record<string, unknown> => search });
  return (
    <Tabs
      label={t`Marketing`}
      className={styles.tabs}
      value={tab === ANNOUNCEMENTS_TAB ? ANNOUNCEMENTS_TAB : 'campaigns'}
      onChange={(next) =>
        router.history.push(next === ANNOUNCEMENTS_TAB ? `${PATH}?tab=${next}` : PATH)
      }
      items={[
        { value: 'campaigns', label: <Trans>Campaigns</Trans>, content: <CampaignsSection /> },
        {
          value: ANNOUNCEMENTS_TAB,
          label: <Trans>Announcements</Trans>,
          content: <AnnouncementsSection />,
        },
      ]}
    />
  );
}
