import { UpdateChip } from '../status/UpdateChip';
import * as styles from './HomeNews.css';
import { NetBanner } from './NetBanner';
import type { NetNotice } from './use-net-notice';

/** What the house has to say over the page: the connection, and a newer version. */
export function HomeNews({ notice }: { notice: NetNotice | null }) {
  return (
    <>
      {notice && <NetBanner notice={notice} />}
      <div className={styles.update}>
        <UpdateChip />
      </div>
    </>
  );
}
