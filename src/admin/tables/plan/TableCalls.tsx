import { Trans, useLingui } from '@lingui/react/macro';
import { formatTime } from '../../../i18n/format';
import { Button } from '../../../ui/controls/Button';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { useTakeCall } from '../../alarm/use-take-call';
import { CALL_ICONS, CALL_WORDS } from './plan-words';
import * as styles from './TablePlan.css';
import type { PlanTable } from './use-table-plan';

/** Lists the calls of all tables, the oldest first, each with its button. */
export function TableCalls({ tables }: { tables: readonly PlanTable[] }) {
  const { t } = useLingui();
  const take = useTakeCall();
  const calls = tables
    .flatMap(({ label, calls = [] }) => calls.map((call) => ({ ...call, label })))
    .sort((a, b) => (a.at < b.at ? -1 : 1));
  if (calls.length === 0) return null;
  return (
    <ul aria-label={t`Calls from tables`} className={styles.list}>
      {calls.map(({ label, ...call }) => {
        const Icon = CALL_ICONS[call.call];
        return (
          <li key={`${call.seatingId} ${call.call}`} className={styles.call}>
            <Icon aria-hidden="true" size={22} />
            <span className={styles.callWords}>
              <strong>
                <Trans>Table {label}</Trans>
              </strong>
              <br />
              {t(CALL_WORDS[call.call])} · {formatTime(Date.parse(call.at), 'tr')}
            </span>
            <Button tone="solid" onClick={() => take(call.seatingId, call)}>
              <Trans>I'll go</Trans>
              <VisuallyHidden>{`: ${label}`}</VisuallyHidden>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
