import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { isEarly } from '#domain/bookings/slots';
import { arrivalTables } from '#domain/tables/table-fit';
import { partyAt, staysOf, tableState } from '#domain/tables/table-state';
import { barNow } from '../../../data/react/core/bar-clock';
import { formatDateTime } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Button } from '../../../ui/controls/Button';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { useClockValue } from '../../page/board-clock';
import { type FloorFacts, useFloor } from '../floor-context';
import { OccupiedDialog } from './OccupiedDialog';
import type { Arrival } from './use-arrival';

type ArrivalButtonProps = Pick<
  ComponentProps<typeof Button>,
  'tone' | 'size' | 'block' | 'icon'
> & {
  id: string;
  label: string;
  /** Screen readers read the guest's name. */
  name: string;
  startsAt: number;
  onArrive: (arrival: Arrival) => void;
};

/** Returns true while the slot is more than 90 minutes away, and updates over time. */
export function useIsEarly(startsAt: number): boolean {
  return useClockValue((now) => isEarly(startsAt, now), false);
}

type Question = 'early' | NonNullable<ReturnType<typeof occupied>>;

/** Seats a party or records its first drink; asks first if the party is early or its table is not its own. */
export function ArrivalButton(props: ArrivalButtonProps) {
  const { id, label, name, startsAt, onArrive, tone = 'outline', ...look } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const floor = useFloor();
  const early = useIsEarly(startsAt);
  const [question, setQuestion] = useState<Question | null>(null);
  const time = formatDateTime(startsAt, language);
  const close = () => setQuestion(null);

  function arrive(arrival: Arrival) {
    close();
    onArrive({ ...arrival, isEarly: early });
  }

  function seat() {
    const found = occupied(floor, id, barNow());
    return found ? setQuestion(found) : arrive({});
  }

  return (
    <>
      <Button
        {...look}
        tone={early ? 'outline' : tone}
        {...(early && { 'aria-haspopup': 'dialog' as const })}
        onClick={() => (early ? setQuestion('early') : seat())}
      >
        {label}
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        isOpen={question === 'early'}
        tone="solid"
        title={t`${name} is booked for ${time}`}
        confirmLabel={label}
        cancelLabel={t`Not yet`}
        onConfirm={seat}
        onCancel={close}
      >
        {t`That is more than 90 minutes away. Are they here already?`}
      </ConfirmDialog>
      {question !== null && question !== 'early' && (
        <OccupiedDialog {...question} onArrive={arrive} onClose={close} />
      )}
    </>
  );
}

const MAX_OFFERED = 3;

/** Returns the party at a booking's table with other tables; null if the party can sit down. */
function occupied({ tables, bookings, conflicts }: FloorFacts, id: string, now: number) {
  const booking = bookings.find((one) => one.id === id);
  const table = tables.find((one) => one.id === booking?.tableId);
  if (!booking || !table) return null;
  const here = partyAt(table, bookings, { now, exceptId: id });
  if (!here && !conflicts.get(id)) return null;
  const other = bookings.find((one) => one.id === here?.booking?.id) ?? null;
  const ready = tables.filter((one) => {
    const { state } = tableState(one, bookings, now);
    return one.id === table.id || !['seated', 'guests', 'clearing'].includes(state);
  });
  const span = { ...booking, startsAt: Math.min(booking.startsAt, now) };
  const free = arrivalTables(ready, span, staysOf(bookings, now)).slice(0, MAX_OFFERED);
  return { booking, table, party: here && { booking: other, since: here.since }, free };
}
