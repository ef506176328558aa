import { useLingui } from '@lingui/react/macro';
import { useStaffErrorText } from '../records/use-staff-error-text';
import * as styles from './Marketing.css';
import type { CampaignChange } from './use-campaign-change';

export function ChangeFailure({ change }: { change: CampaignChange }) {
  const { t } = useLingui();
  const errorText = useStaffErrorText();
  const { failure, word } = change;
  if (!failure) return null;
  return (
    <p role="alert" className={styles.refused}>
      {failure === 'unanswered'
        ? t`No response from the server. Check the connection and try again.`
        : errorText(failure, word)}
    </p>
  );
}
