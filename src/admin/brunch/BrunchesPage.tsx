import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { BRUNCH_STATUSES } from '#domain/brunch/brunch-booking';
import { brunchName } from '#domain/brunch/brunch-menu';
import { type BrunchInBook, useStaffBrunches } from '../../data/react/use-staff-bookings';
import { useLanguage } from '../../i18n/use-language';
import { Badge } from '../../ui/feedback/Badge';
import { BookFilters } from '../bookings/BookFilters';
import { BookingList } from '../bookings/BookingList';
import * as styles from '../bookings/BookingList.css';
import { BookingRow } from '../bookings/BookingRow';
import { BookEmpty, BookError, BookLoading } from '../bookings/BookStates';
import { ofDay, ofStatus } from '../bookings/booking-filter';
import { useBookFilter } from '../bookings/use-book-filter';
import { useFreshIds } from '../bookings/use-fresh-ids';
import { UndoBar } from '../shared/UndoBar';
import { usePanel } from '../shared/use-panel';
import { usePageTitle } from '../shell/use-page-title';
import { BrunchBigButton } from './BrunchBigButton';
import { BrunchPanel } from './BrunchPanel';
import { DepositBadge } from './DepositBadge';
import { RoundBadge } from './RoundBadge';
import { type BrunchActs, useBrunchActs } from './use-brunch-acts';
import { useBrunchOffer } from './use-brunch-offer';
import { useSoldOutFoods } from './use-sold-out-foods';

/** The book of brunches: who comes when, whose deposit is here, and whose drinks run. */
export function BrunchesPage() {
  const { t } = useLingui();
  usePageTitle(t`Bottomless Brunch - Bar Bliss`);
  const { state, rows, retry } = useStaffBrunches();
  const filter = useBookFilter(BRUNCH_STATUSES);
  const fresh = useFreshIds(rows);
  const panel = usePanel();
  const acts = useBrunchActs();
  const soldOut = useSoldOutFoods();

  const ofEvening = ofDay(rows ?? [], filter.date, filter.today);
  const shown = ofStatus(ofEvening, filter.status);
  const opened = rows?.find(({ id }) => id === panel.id);
  return (
    <div className={styles.page}>
      <BookFilters filter={filter} statuses={BRUNCH_STATUSES} rows={ofEvening} />
      {state === 'error' && <BookError onRetry={retry} />}
      {state === 'loading' && <BookLoading />}
      {rows && shown.length === 0 && (
        <BookEmpty
          isFiltered={filter.date !== undefined || filter.status !== 'all'}
          onShowAll={filter.showAll}
        />
      )}
      <BookingList
        rows={shown}
        renderRow={(row) => (
          <BrunchRow
            key={row.id}
            row={row}
            isFresh={fresh.has(row.id)}
            isFoodSoldOut={soldOut.has(row.selectedFood)}
            acts={acts}
            onOpen={panel.open}
          />
        )}
      />
      {acts.last && !opened && (
        <UndoBar key={acts.last.nth} act={acts.last} onUndo={acts.undo} onGone={acts.forget} />
      )}
      {opened && (
        <BrunchPanel
          row={opened}
          isFoodSoldOut={soldOut.has(opened.selectedFood)}
          acts={acts}
          onClose={panel.close}
        />
      )}
    </div>
  );
}

type BrunchRowProps = {
  row: BrunchInBook;
  isFresh: boolean;
  isFoodSoldOut: boolean;
  acts: BrunchActs;
  onOpen: (id: string) => void;
};

function BrunchRow({ row, isFresh, isFoodSoldOut, acts, onOpen }: BrunchRowProps) {
  const language = useLanguage();
  const { big } = useBrunchOffer(row);
  const food = brunchName(row.selectedFood, language);
  return (
    <BookingRow
      row={row}
      isFresh={isFresh}
      onOpen={onOpen}
      facts={[food, row.tableLabel].filter(Boolean).join(' · ')}
      badges={
        <>
          {isFoodSoldOut && (
            <Badge tone="danger" icon={<TriangleAlert aria-hidden="true" size={14} />}>
              <Trans>Food sold out</Trans>
            </Badge>
          )}
          {row.firstDrinkAt && row.status === 'confirmed' && (
            <RoundBadge firstDrinkAt={row.firstDrinkAt} />
          )}
          <DepositBadge row={row} />
        </>
      }
      act={big && <BrunchBigButton row={row} step={big} acts={acts} />}
    />
  );
}
