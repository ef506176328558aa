import { useLingui } from '@lingui/react/macro';
import { type Fit, tableFit } from '#domain/tables/table-fit';
import { staysOf, tableState } from '#domain/tables/table-state';
import { useOrderingTables } from '../../data/react/staff/use-ordering-tables';
import * as styles from './Floor.css';
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

/** The tables of one area where they stand; on a phone, in rows. */
export function FloorPlan({ area, tables, bookings, now, picked, onChoose }: FloorPlanProps) {
  const { t } = useLingui();
  const openOrders = useOrderingTables();
  const stays = staysOf(bookings, now);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section aria-label={t`Plan of the tables`} tabIndex={0} className={styles.scroll}>
      <div className={styles.plan}>
        {tables
          .filter((table) => table.area === area)
          .map((table) => {
            const fit = picked && tableFit(table, picked, stays);
            return (
              <TableMark
                key={table.id}
                table={table}
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
