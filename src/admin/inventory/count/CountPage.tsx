import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { CATEGORY_WORDS, INVENTORY, INVENTORY_CATEGORIES } from '#domain/inventory/inventory-item';
import { isFound, type ResourceRecord } from '#domain/resource/resource';
import { useStaffFigures } from '../../../data/react/staff/use-staff-figures';
import { ALL_ITEMS, readAllItems } from '../../../data/staff/all-items';
import { useLanguage } from '../../../i18n/use-language';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { usePageTitle } from '../../page/use-page-title';
import { SearchBox } from '../../records/SearchBox';
import { NotAllowed } from '../../shared/NotAllowed';
import { ReadingFailed, UpdatedStamp } from '../../shared/Read';
import { codeOf } from '../../shared/sending';
import * as styles from './Count.css';
import { CountFooter } from './CountFooter';
import { CountResult } from './CountResult';
import { CountRow } from './CountRow';
import { useCountSheet } from './use-count-sheet';

const NONE: readonly ResourceRecord[] = [];

/** Counts the stock on a phone: one amount per item, booked together at the end. */
export function CountPage() {
  const { t } = useLingui();
  const all = useStaffFigures(ALL_ITEMS, undefined, readAllItems);
  const sheet = useCountSheet(all.value ?? NONE);
  const isGone = sheet.failure !== null && codeOf(sheet.failure) === 'inventory.item_gone';
  useEffect(() => {
    if (isGone) all.again();
  }, [isGone, all.again]);
  usePageTitle(t`Count the stock · Bar Bliss`);
  if (all.fault === 'forbidden') return <NotAllowed />;
  if (sheet.booked) {
    return <CountResult lines={sheet.booked} items={all.value ?? NONE} onAgain={sheet.again} />;
  }
  return (
    <div className={styles.page}>
      <h2 className={styles.title}>
        <Trans>Count the stock</Trans>
      </h2>
      <p className={styles.hint}>
        <Trans>Type what is there. This device keeps the sheet for a day, until you book it.</Trans>
      </p>
      {all.fault && <ReadingFailed isAsking={all.isAsking} onRetry={all.again} />}
      {all.fault && <UpdatedStamp at={all.at} hasFailed />}
      {(!all.value || !sheet.isReady) && !all.fault && <Skeleton shape="block" />}
      {all.value && sheet.isReady && <SheetBody items={all.value} sheet={sheet} />}
    </div>
  );
}

type SheetBodyProps = {
  items: readonly ResourceRecord[];
  sheet: ReturnType<typeof useCountSheet>;
};

function SheetBody({ items, sheet }: SheetBodyProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [q, setQ] = useState('');
  const groups = useMemo(() => {
    const found = items.filter((item) => isFound(INVENTORY, item, q));
    return INVENTORY_CATEGORIES.map((category) => ({
      category,
      rows: found.filter((item) => item.category === category),
    })).filter(({ rows }) => rows.length > 0);
  }, [items, q]);
  return (
    <>
      <div className={styles.tools}>
        <SearchBox label={t`Search the list`} typed={q} onSearch={setQ} />
      </div>
      {groups.length === 0 && <EmptyState title={<Trans>Nothing fits</Trans>} />}
      {groups.map(({ category, rows }) => (
        <section key={category} aria-labelledby={`count-${category}`} className={styles.group}>
          <h3 id={`count-${category}`} className={styles.heading}>
            {CATEGORY_WORDS[category][language]}
          </h3>
          <ul className={styles.rows}>
            {rows.map((item) => (
              <CountRow key={item.id} item={item} sheet={sheet} />
            ))}
          </ul>
        </section>
      ))}
      <CountFooter sheet={sheet} />
    </>
  );
}
