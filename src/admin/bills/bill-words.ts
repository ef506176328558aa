import { useLingui } from '@lingui/react/macro';
import type { PersonShare } from '#domain/bills/bill-split';
import type { TenderFor } from '#domain/bills/tender';
import { type BillOnTablet, useStaffBills } from '../../data/react/staff/use-staff-bills';
import { useStaffSeatings, useStaffTables } from '../../data/react/staff/use-staff-rows';

/** Says what a payment was for; null means the whole rest. */
export function useCoversText() {
  const { t } = useLingui();
  const personText = usePersonText();
  return (covers: TenderFor | null): string | null => {
    switch (covers?.kind) {
      case 'lines': {
        if (covers.share) {
          const { part, of } = covers.share;
          return t`${part} of ${of} of a dish`;
        }
        const pieces = covers.lines.reduce((sum, { quantity }) => sum + quantity, 0);
        return t`${pieces} items`;
      }
      case 'person':
        return personText(covers);
      case 'part': {
        const { part, of } = covers;
        return t`${part} of ${of}`;
      }
      default:
        return null;
    }
  };
}

type Person = Pick<PersonShare, 'name' | 'seatNo' | 'place'>;

export function usePersonText(): (person: Person) => string {
  const { t } = useLingui();
  return ({ name, seatNo, place }) => {
    if (place !== undefined) return t`Person ${place}`;
    return name ?? (seatNo === null ? t`Without name` : t`Phone ${seatNo}`);
  };
}

/** Returns the table's present label, or the bill's own. */
export function useBillLabel() {
  const seatings = useStaffSeatings();
  const { rows: tables = [] } = useStaffTables();
  return ({ id, label }: Pick<BillOnTablet, 'id' | 'label'>): string => {
    const seating = seatings.find((one) => one.id === id);
    return tables.find((one) => one.id === seating?.tableId)?.label ?? label;
  };
}

/** True while the party of a table's bill still has the table. */
export function useIsSeated(id: string): boolean {
  return useStaffSeatings().some((seating) => seating.id === id);
}

/** Returns the other bills that lines may go to. */
export function useOtherBills({ id: own }: Pick<BillOnTablet, 'id'>): BillOnTablet[] {
  const { rows = [] } = useStaffBills();
  return rows.filter(
    ({ id, closedAt, isBeforeTill }) => id !== own && closedAt === null && !isBeforeTill,
  );
}
