import { useLingui } from '@lingui/react/macro';
import type { PointsTransaction } from '#domain/club/guest-member';
import { formatDateTime } from '../../../i18n/format';
import { formatCount } from '../../../i18n/format-count';
import { useLanguage } from '../../../i18n/use-language';
import { classNames } from '../../../ui/class-names';
import { Stack } from '../../../ui/layout/Flow';
import * as text from '../../../ui/theme/text.css';
import * as styles from '../club.css';

export function ActivityList({ of }: { of: readonly PointsTransaction[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (of.length === 0) {
    return <p className={classNames(text.body, text.muted)}>{t`No points activity yet.`}</p>;
  }
  return (
    <ul>
      {of.map(({ id, description, pointsChange, createdAt }) => (
        <li key={id} className={styles.activity}>
          <Stack as="span" gap={0}>
            <span className={text.body}>{description}</span>
            <span className={classNames(text.small, text.muted)}>
              {formatDateTime(Date.parse(createdAt), language)}
            </span>
          </Stack>
          <span className={classNames(text.item, text.numeric)}>
            {pointsChange < 0 ? '−' : '+'}
            {formatCount(Math.abs(pointsChange), language)}
          </span>
        </li>
      ))}
    </ul>
  );
}
