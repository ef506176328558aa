import { useLingui } from '@lingui/react/macro';
import { useStaffErrorText } from '../records/use-staff-error-text';
import * as styles from './Customers.css';

/** Shows the reason a change failed; null means that the change succeeded, or that nobody has tried. */
export function CustomerFailure({ code }: { code: string | null }) {
  const { t } = useLingui();
  const errorText = useStaffErrorText();
  if (code === null) return null;
  const own: Readonly<Record<string, string>> = {
    unanswered: t`No response from the server. Check the connection and try again.`,
    not_found: t`Somebody has merged or deleted this customer.`,
    'loyalty.insufficient_points': t`The member has fewer points than that.`,
  };
  return (
    <p role="alert" className={styles.refused}>
      {own[code] ?? errorText(code)}
    </p>
  );
}
