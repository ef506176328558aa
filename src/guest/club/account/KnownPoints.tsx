import { useLingui } from '@lingui/react/macro';
import type { KnownMember } from '../../../data/club/known-member';
import { formatDateTime } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import * as text from '../../../ui/theme/text.css';
import * as styles from '../club.css';
import { PointsRing } from './PointsRing';

/** The stored points, with their time. */
export function KnownPoints({ kept }: { kept: KnownMember }) {
  const { t } = useLingui();
  const language = useLanguage();
  const when = formatDateTime(kept.at, language);
  const { firstName } = kept;
  return (
    <div className={styles.tabBody}>
      <p className={text.title}>{t`Hello, ${firstName}`}</p>
      <PointsRing points={kept.points} />
      <p className={text.small}>{t`Last updated ${when}`}</p>
    </div>
  );
}
