import { Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useHandover } from '../../data/react/use-handover';
import { useStaffSession } from '../../data/react/use-staff-session';
import { formatDateTime } from '../../i18n/format';
import { Button } from '../../ui/controls/Button';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { fullName } from '../shell/staff-name';
import { useLastContact } from '../shell/use-last-contact';
import { usePageTitle } from '../shell/use-page-title';
import { HandoverSheet } from './HandoverSheet';
import { HouseLists } from './HouseLists';
import * as styles from './ShiftPage.css';
import { ThisTablet } from './ThisTablet';

/** The end of a shift: what the next one must know, on one sheet; and this tablet's own settings. */
export function ShiftPage() {
  const { t } = useLingui();
  const { user } = useStaffSession();
  const sheet = useHandover();
  const lastContactAt = useLastContact();
  usePageTitle(t`Shift · Bar Bliss`);
  const [name, stamp] = [user && fullName(user), formatDateTime(lastContactAt ?? 0, 'tr')];
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.stamp}>
          <h2 className={styles.title}>
            <Trans>Handover</Trans>
          </h2>
          <p>
            {name}
            {lastContactAt !== null && (
              <>
                {' · '}
                <Trans>as of {stamp}</Trans>
              </>
            )}
          </p>
        </div>
        <Button
          tone="outline"
          className={styles.screenOnly}
          icon={<Printer aria-hidden="true" size={20} />}
          onClick={() => window.print()}
        >
          <Trans>Print</Trans>
        </Button>
      </div>
      <div className={styles.sections}>
        {sheet ? <HandoverSheet sheet={sheet} /> : <Skeleton shape="block" />}
        <HouseLists />
      </div>
      <ThisTablet />
    </div>
  );
}
