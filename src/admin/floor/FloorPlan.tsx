import { useLingui } from '@lingui/react/macro';
import { boundsOf } from '#domain/tables/floor-plan';
import { type Fit, tableFit } from '#domain/tables/table-fit';
import { staysOf, tableState } from '#domain/tables/table-state';
import { tableShapeOf } from '#domain/tables/venue-table';
import { useOrderingTables } from '../../data/react/staff/use-ordering-tables';
import * as styles from './Floor.css';
import { placeRef } from './place-ref';
import { TableMark } from './TableMark';
import type { FloorEntry, FloorTable } from './use-floor';

type FloorPlanProps = {
  area: string;
  tables: readonly FloorTable[];
  bookings: readonly FloorEntry[];
  now: number;
  /** The booking that a table is picked for. */
  picked: FloorEntry | null;
  onChoose: (table: FloorTable, fit: Fit | null) => void;
};

/** The tables of one area where they stand, as large as there is room; on a phone, in rows. */
export function FloorPlan({ area, tables, bookings, now, picked, onChoose }: FloorPlanProps) {
  const { t } = useLingui();
  const openOrders = useOrderingTables();
  const stays = staysOf(bookings, now);
  const here = tables.filter((table) => table.area === area).map(placed);
  const bounds = boundsOf(here);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
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
              fit={fit}
              onChoose={() => onChoose(table, fit)}
            />
          );
        })}
      </div>
    </section>
  );
}

function placed(table: FloorTable) {
  return { ...table, shape: tableShapeOf(table.shape) };
}
