import { Plural, Trans } from '@lingui/react/macro';
import { useStaffFigures } from '../../data/react/staff/use-staff-figures';
import type { FormValues } from '../records/record-draft';
import * as styles from './Marketing.css';

/** Shows the number of members whom the chosen filters reach; each change of a filter reads it again. */
export function AudienceSize({ filters }: { filters: FormValues }) {
  const { tiers, language, lastVisit } = filters;
  const query = new URLSearchParams({
    tiers: Array.isArray(tiers) ? tiers.join(',') : '',
    language: String(language ?? ''),
    lastVisit: String(lastVisit ?? ''),
  });
  const path = `/api/admin/marketing/audience?${query}`;
  return <Size key={path} path={path} />;
}

function Size({ path }: { path: string }) {
  const { value, fault } = useStaffFigures<{ size: number }>(path);
  return (
    <p role="status" className={styles.audience}>
      {!value && !fault && <Trans>Counting the members…</Trans>}
      {!value && fault && <Trans>The size of the audience needs a connection.</Trans>}
      {value && (
        <Plural
          value={value.size}
          one="# member with consent fits"
          other="# members with consent fit"
        />
      )}
    </p>
  );
}
