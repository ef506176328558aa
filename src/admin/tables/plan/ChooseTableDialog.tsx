import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { keepsTable } from '#domain/bookings/booking';
import { type TableStay, tableFit } from '#domain/tables/table-fit';
import { formatTime } from '#domain/venue';
import { Button } from '../../../ui/controls/Button';
import { SelectInput } from '../../../ui/form/inputs/SelectInput';
import { Stack, Text } from '../../../ui/layout/Flow';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import {
  areaWords,
  BOOKING_STATUS_WORDS,
  bookingStatusOf,
  useFloor,
} from '../../bookings/BookingBadges';
import { SidePanel } from '../../shared/Panel';
import type { PlanEntry, PlanTable } from './use-table-plan';

type SmallTableDialogProps = {
  table: PlanTable;
  partySize: number;
  onYes: () => void;
  onNo: () => void;
};

/** Asks before assigning a table that is too small. */
export function SmallTableDialog({ table, partySize, onYes, onNo }: SmallTableDialogProps) {
  const { t } = useLingui();
  const [no, n, m] = [table.label, table.seats, partySize];
  return (
    <ConfirmDialog
      title={t`Table ${no} seats ${n}. Seat ${m} anyway?`}
      tone="solid"
      confirmLabel={<Trans>Seat anyway</Trans>}
      cancelLabel={<Trans>Other table</Trans>}
      onConfirm={onYes}
      onCancel={onNo}
    />
  );
}

const NONE = 'none';

type ChooseTableDialogProps = {
  booking: PlanEntry;
  stays: readonly TableStay[];
  onChoose: (table: PlanTable | null) => void;
  onClose: () => void;
};

/** Shows a booking's possible tables; a table that is too small asks for confirmation. */
export function ChooseTableDialog({ booking, stays, onChoose, onClose }: ChooseTableDialogProps) {
  const { t } = useLingui();
  const { tables } = useFloor();
  const [chosen, setChosen] = useState(String(booking.tableId ?? NONE));
  const [small, setSmall] = useState<PlanTable | null>(null);
  const { partySize } = booking;
  const mayMove = keepsTable(booking.status);
  const fits = tables.map((table) => ({ table, fit: tableFit(table, booking, stays) }));
  const open = fits.filter(({ fit }) => fit === 'suits' || fit === 'small');
  const isSame = chosen === String(booking.tableId ?? NONE);

  function save() {
    const found = open.find(({ table }) => String(table.id) === chosen);
    if (found?.fit === 'small') return setSmall(found.table);
    onChoose(found?.table ?? null);
  }

  function optionOf({ table, fit }: (typeof open)[number]) {
    const { label, seats } = table;
    const area = t(areaWords(table.area));
    const words = t`Table ${label} · ${area} · ${seats} seats`;
    return {
      value: String(table.id),
      label: fit === 'small' ? `${words} · ${t`too small`}` : words,
    };
  }

  return (
    <SidePanel
      title={booking.guestName}
      description={`${formatTime(booking.startsAt)}–${formatTime(booking.endsAt)} · ${t`${partySize} people`} · ${t(BOOKING_STATUS_WORDS[bookingStatusOf(booking.status)])}`}
      onClose={onClose}
      footer={
        mayMove && (
          <Button size="cta" block unavailable={isSame} onClick={() => !isSame && save()}>
            <Trans>Give this table</Trans>
          </Button>
        )
      }
    >
      {mayMove ? (
        <Stack>
          <SelectInput
            label={t`Table`}
            value={chosen}
            onChange={setChosen}
            options={[{ value: NONE, label: t`No table` }, ...open.map(optionOf)]}
            hint={t`Tables that are taken at that time or blocked are not in the list.`}
          />
        </Stack>
      ) : (
        <Text size="body" tone="muted">{t`This booking is over.`}</Text>
      )}
      {small && (
        <SmallTableDialog
          table={small}
          partySize={partySize}
          onYes={() => onChoose(small)}
          onNo={() => setSmall(null)}
        />
      )}
    </SidePanel>
  );
}
