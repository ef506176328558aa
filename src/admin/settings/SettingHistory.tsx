import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Setting, SettingChange } from '#domain/settings/settings';
import { useStaffReading } from '../../data/react/staff/use-staff-reading';
import { formatDateTime } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { ReadingFailed } from '../shared/Read';
import * as styles from './Settings.css';
import { useChangeText } from './setting-words';

type SettingHistoryProps = { setting: Setting; isDefault: boolean };

/** Shows the last change, and the earlier ones on request. */
export function SettingHistory({ setting, isDefault }: SettingHistoryProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { changedBy, changedAt } = setting;
  if (changedAt === null) {
    return (
      <p className={styles.hint}>
        {isDefault ? <Trans>Standard value</Trans> : <Trans>Set before the history began</Trans>}
      </p>
    );
  }
  const time = formatDateTime(Date.parse(changedAt), language);
  return (
    <div className={styles.history}>
      <p className={styles.hint}>
        {changedBy ?? t`Somebody`} · {time}
        {isDefault && ` · ${t`Standard value`}`}
      </p>
      <Button tone="quiet" size="compact" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Trans>History</Trans>
      </Button>
      {isOpen && <Changes setting={setting} />}
    </div>
  );
}

function Changes({ setting: { key, v } }: { setting: Setting }) {
  const { t } = useLingui();
  const language = useLanguage();
  const text = useChangeText(key);
  const path = `/api/admin/settings/${key}/history`;
  const { state, value, again } = useStaffReading<{ changes: SettingChange[] }>(path, v);
  if (state === 'failed') return <ReadingFailed isAsking={false} onRetry={again} />;
  if (!value) {
    return (
      <div role="status" aria-label={t`Loading…`}>
        <Skeleton shape="text" />
      </div>
    );
  }
  return (
    <ol className={styles.changes}>
      {value.changes.map(({ by, at, before, after }) => (
        <li key={at}>
          {formatDateTime(Date.parse(at), language)} · {by ?? t`Somebody`}: {text(before, after)}
        </li>
      ))}
    </ol>
  );
}
