import { Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useShiftReport } from '../../data/react/use-shift-report';
import { useStaffSession } from '../../data/react/use-staff-session';
import { formatDateTime } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/language';
import { canPrint } from '../../ui/can-print';
import { Button } from '../../ui/controls/controls';
import { Skeleton } from '../../ui/feedback/states';
import { Heading, Hint } from '../../ui/layout/Flow';
import { DayNotice } from '../financials/day/DayNotice';
import { KiosksSection } from '../kiosks/KiosksSection';
import * as frame from '../page/Page.css';
import { fullName, useLastContact, usePageTitle } from '../page/page-parts';
import * as styles from './ShiftPage.css';
import { ServerLists, ShiftReportView } from './ShiftReportView';
import { ThisTablet } from './ThisTablet';

/** Shows the shift report, and this tablet's settings. */
export function ShiftPage() {
  const { t } = useLingui();
  const language = useLanguage();
  const { user } = useStaffSession();
  const report = useShiftReport();
  const lastContactAt = useLastContact();
  usePageTitle(t`Shift · Bar Bliss`);
  const [name, stamp] = [user && fullName(user), formatDateTime(lastContactAt ?? 0, language)];
  return (
    <div className={styles.page}>
      <div className={frame.head}>
        <Hint as="div">
          <Heading level={2} size="displayM" tone="ink">{t`Shift report`}</Heading>
          <p>
            {name}
            {lastContactAt !== null && (
              <>
                {name && ' · '}
                <Trans>as of {stamp}</Trans>
              </>
            )}
          </p>
        </Hint>
        {canPrint() && (
          <Button
            tone="outline"
            className={styles.screenOnly}
            icon={<Printer size={20} />}
            onClick={() => window.print()}
          >
            <Trans>Print</Trans>
          </Button>
        )}
      </div>
      <DayNotice />
      <div className={styles.sections}>
        {report ? <ShiftReportView report={report} /> : <Skeleton shape="block" />}
        <ServerLists />
      </div>
      <KiosksSection />
      <ThisTablet />
    </div>
  );
}
