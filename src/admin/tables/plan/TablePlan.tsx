import { useLingui } from '@lingui/react/macro';
import { isAtTable } from '#domain/bookings/booking';
import { type Fit, tableFit } from '#domain/tables/table-fit';
import { boundsOf } from '#domain/tables/table-plan';
import { staysOf, tableState } from '#domain/tables/table-state';
import { tableShapeOf } from '#domain/tables/venue-table';
import { businessDay } from '#domain/venue';
import { useOrderingTables } from '../../../data/react/staff/use-staff-rows';
import { useFloor } from '../../bookings/BookingBadges';
import { placeRef } from './place-ref';
import { TableMark } from './TableMark';
import * as styles from './TablePlan.css';
import type { PlanEntry, PlanTable } from './use-table-plan';

type TablePlanProps = {
  area: string;
  /** Holds the selected booking. */
  picked: PlanEntry | null;
  onChoose: (table: PlanTable, fit: Fit | null) => void;
};

/** Shows an area's tables, scaled to the width, on phones as rows. */
export function TablePlan({ area, picked, onChoose }: TablePlanProps) {
  const { t } = useLingui();
  const openOrders = useOrderingTables();
  const { tables, bookings, conflicts, now } = useFloor();
  const tonight = bookings.filter(
    ({ serviceDay, endsAt }) => serviceDay === businessDay(now) && endsAt > now,
  );
  const stays = staysOf(bookings, now);
  const here = tables
    .filter((table) => table.area === area)
    .map((table) => ({ ...table, shape: tableShapeOf(table.shape) }));
  const bounds = boundsOf(here);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach an area that scrolls.
    <section aria-label={t`Plan of the tables`} tabIndex={0} className={styles.scroll}>
      <div
        ref={placeRef({ '--plan-width': bounds.width, '--plan-height': bounds.height })}
        className={styles.plan}
      >
        {here.map((table) => {
          const fit = picked && tableFit(table, picked, stays);
          return (
            <TableMark
              key={table.id}
              table={table}
              bounds={bounds}
              standing={tableState(table, bookings, now)}
              orders={openOrders(table.label)}
              now={now}
              isDouble={tonight.some((one) => isAtTable(one, table.id) && conflicts.get(one.id))}
              fit={fit}
              onChoose={() => onChoose(table, fit)}
            />
          );
        })}
      </div>
    </section>
  );
}
