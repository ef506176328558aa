import { Trans } from '@lingui/react/macro';
import type { ApiError } from '../../data/api-client';
import { useStaffErrorText } from '../records/use-staff-error-text';
import * as styles from './Inventory.css';

export function StockFailure({ failure }: { failure: ApiError | 'unanswered' | null }) {
  const errorText = useStaffErrorText();
  if (failure === null) return null;
  return (
    <p role="alert" className={styles.refused}>
      {failure === 'unanswered' ? (
        <Trans>No response from the server. Check the connection and try again.</Trans>
      ) : (
        errorText(failure.code)
      )}
    </p>
  );
}
