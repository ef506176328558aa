import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { changePad, EMPTY_PAD, type PadDraft } from '../../data/drafts/pad-draft';
import { useStaffBill } from '../../data/react/staff/use-staff-bills';
import { useStaffTables } from '../../data/react/staff/use-staff-rows';
import { useStaffSeatings } from '../../data/react/staff/use-staff-seatings';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { Row } from '../../ui/layout/Flow';
import { padPath } from '../shared/use-open-pad';
import type { Place } from './use-place';

/** Tells that the party of an unsent round sits elsewhere by now, or has left; a person says whose the round is. */
export function Strayed({ place, draft }: { place: Place; draft: PadDraft }) {
  const { t } = useLingui();
  const router = useRouter();
  const { rows: tables = [] } = useStaffTables();
  const seatings = useStaffSeatings();
  const bill = useStaffBill(draft.billId || undefined);
  const isHere = !bill || bill.id === place.bill?.id;
  if (place.kind !== 'table' || place.isLate || isHere || draft.lines.length === 0) return null;
  const seating = seatings.find(({ id }) => id === bill.id);
  const table = tables.find(({ id }) => id === seating?.tableId);
  const [label, here] = [table?.label ?? bill.label, place.table?.label ?? ''];

  function follow() {
    if (!bill) return;
    const key = table ? `table:${table.id}` : `bill:${bill.id}`;
    changePad(key, (before) => ({ ...draft, lines: [...before.lines, ...draft.lines] }));
    changePad(place.key, () => null);
    router.history.replace(padPath({ bill: bill.id }), router.latestLocation.state);
  }

  function stay() {
    changePad(place.key, () => ({ ...EMPTY_PAD, lines: draft.lines }));
  }

  return (
    <Banner
      tone="danger"
      shape="box"
      action={
        <Row>
          <Button tone="outline" size="compact" onClick={follow}>
            {table ? t`Go to ${label}` : t`To their bill`}
          </Button>
          <Button tone="outline" size="compact" onClick={stay}>{t`For ${here}`}</Button>
        </Row>
      }
    >
      {table
        ? t`The party of this round sits at ${label} now.`
        : t`The party of this round has left.`}
    </Banner>
  );
}
