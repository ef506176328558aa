import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { ArrowLeft, Bike, ReceiptText, ShoppingBag, UserRound } from 'lucide-react';
import { STAY_MS, TABLE_AREAS } from '#domain/bookings/booking';
import { CUSTOM_SAUCE_MAX } from '#domain/menu/menu-item';
import type { ServiceType } from '#domain/orders/order';
import { isSeated, nextBooking } from '#domain/tables/table-state';
import { formatTime } from '#domain/venue';
import type { BillOnTablet } from '../../data/react/use-staff';
import { useStaffBills, useStaffSeatings, useStaffTables } from '../../data/react/use-staff';
import { useFieldText } from '../../i18n/field-text';
import { Button, IconButton } from '../../ui/controls/controls';
import { TextInput } from '../../ui/form/inputs/inputs';
import { PhoneInput } from '../../ui/form/phone/PhoneInput';
import { Heading, Hint, Row, Stack, Text } from '../../ui/layout/Flow';
import { Sum } from '../bills/bill-parts';
import { areaWords } from '../bookings/BookingBadges';
import { usePageTitle } from '../page/page-parts';
import type { PadTarget } from '../shared/OpenButton';
import { padPath, useOpenBill, useOpenPad } from '../shared/OpenButton';
import type { PlanEntry, PlanTable } from '../tables/use-table-plan';
import { together, usePlanNow, useTablePlan } from '../tables/use-table-plan';
import * as styles from './Pad.css';
import * as tiles from './Tile.css';
import type { FieldFaults, Pad } from './use-pad';

const NEW = [
  { kind: 'tab', icon: UserRound, words: msg`New tab` },
  { kind: 'collection', icon: ShoppingBag, words: msg`Collection` },
  { kind: 'delivery', icon: Bike, words: msg`Delivery` },
] as const;

export function WhereTo() {
  const { t } = useLingui();
  const openPad = useOpenPad('replace');
  const { rows: tables = [] } = useStaffTables();
  const { rows: bills = [] } = useStaffBills();
  const seatings = useStaffSeatings();
  const tabs = bills.filter(({ kind, closedAt }) => kind === 'tab' && closedAt === null);
  usePageTitle(t`New order · Bar Bliss`);
  const billAt = (tableId: number) => {
    const seating = seatings.find((one) => one.tableId === tableId);
    return bills.find(({ id }) => id === seating?.id);
  };
  return (
    <div className={styles.page}>
      <Heading level={1}>{t`New order`}</Heading>
      <Row>
        {NEW.map(({ kind, icon: Icon, words }) => (
          <Button
            key={kind}
            tone="tonal"
            size="cta"
            icon={<Icon size={20} />}
            onClick={() => openPad({ for: kind })}
          >
            {t(words)}
          </Button>
        ))}
      </Row>
      <Places
        title={t`Tabs`}
        places={tabs.map((bill) => ({ label: bill.label, bill, to: { bill: bill.id } }))}
      />
      {TABLE_AREAS.map((area) => {
        const here = tables.filter((table) => table.area === area);
        const places = here.map(({ id, label }) => ({
          label,
          bill: billAt(id),
          to: { table: id },
        }));
        return <Places key={area} title={t(areaWords(area))} places={places} />;
      })}
    </div>
  );
}

type PlacesProps = {
  title: string;
  places: readonly { label: string; bill: BillOnTablet | undefined; to: PadTarget }[];
};

function Places({ title, places }: PlacesProps) {
  const openPad = useOpenPad('replace');
  if (places.length === 0) return null;
  return (
    <Stack as="section" gap={8}>
      <Heading level={2} size="item">
        {title}
      </Heading>
      <div className={tiles.places}>
        {places.map(({ label, bill, to }) => (
          <Button key={padPath(to)} tone="outline" size="cta" onClick={() => openPad(to)}>
            <Stack as="span" gap={0} align="center">
              {label}
              {bill && (
                <Text as="span" size="small">
                  <Sum kurus={Math.max(0, bill.openKurus)} />
                </Text>
              )}
            </Stack>
          </Button>
        ))}
      </div>
    </Stack>
  );
}

/** Whom a round is for, as the tablet knows them now. */
export type Place = {
  /** The draft of the round has this name on the device. */
  key: string;
  kind: 'table' | 'tab' | 'collection' | 'delivery';
  serviceType: ServiceType;
  title: string;
  bill: BillOnTablet | undefined;
  table: PlanTable | undefined;
  partySize: number | null;
  next: PlanEntry | null;
  /** The party of this bill has left its table; a new round opens the bill again. */
  isLate: boolean;
};

export function usePadTarget(): PadTarget | null {
  const search = useLocation({ select: (location): Record<string, unknown> => location.search });
  const table = Number(search.table);
  if (Number.isInteger(table) && table > 0) return { table };
  if (typeof search.bill === 'string') return { bill: search.bill };
  const kind = (['tab', 'collection', 'delivery'] as const).find((one) => one === search.for);
  return kind ? { for: kind } : null;
}

/** Finds table, party and bill of a target; `place` is null if the tablet knows no such table or bill. */
export function usePlace(target: PadTarget) {
  const { t } = useLingui();
  const floor = useTablePlan();
  const bills = useStaffBills();
  const seatings = useStaffSeatings();
  const now = usePlanNow();
  const { state, retry } = together([floor, bills]);
  const rows = bills.rows ?? [];

  function atTable(table: PlanTable): Place {
    const { label } = table;
    const seating = seatings.filter(({ tableId }) => tableId === table.id).at(-1);
    const here = floor.bookings.filter(({ tableId }) => tableId === table.id);
    const party = here.find((one) => isSeated(one, now));
    const next = nextBooking(here, now);
    return {
      ...withoutTable('table', t`Table ${label}`),
      key: `table:${table.id}`,
      bill: rows.find(({ id }) => id === seating?.id),
      table,
      partySize: party?.partySize ?? null,
      next: here.find(({ id }) => id === next?.id) ?? null,
    };
  }

  function ofBill(bill: BillOnTablet): Place | null {
    const seating = seatings.find(({ id }) => id === bill.id);
    const table = floor.tables.find(({ id }) => id === seating?.tableId);
    if (table) return atTable(table);
    if (bill.kind === 'order') return null;
    const left = floor.tables.find(({ label }) => label === bill.label);
    const isLate = bill.kind === 'table';
    return {
      ...withoutTable(isLate ? 'table' : 'tab', bill.label),
      key: `bill:${bill.id}`,
      bill,
      table: isLate ? left : undefined,
      isLate,
    };
  }

  function found(): Place | null {
    if ('table' in target) {
      const table = floor.tables.find(({ id }) => id === target.table);
      return table ? atTable(table) : null;
    }
    if ('bill' in target) {
      const bill = rows.find(({ id }) => id === target.bill);
      return bill ? ofBill(bill) : null;
    }
    const titles = { tab: t`New tab`, collection: t`Collection`, delivery: t`Delivery` };
    return withoutTable(target.for, titles[target.for]);
  }

  return { state, retry, place: state === 'ready' ? found() : null };
}

function withoutTable(kind: Place['kind'], title: string): Place {
  return {
    key: kind,
    kind,
    serviceType: kind === 'collection' || kind === 'delivery' ? kind : 'table',
    title,
    bill: undefined,
    table: undefined,
    partySize: null,
    next: null,
    isLate: false,
  };
}

type PadHeadProps = { place: Place; name: string; onLeave: () => void };

/** Says whom the round is for, how many they are, and what is open. */
export function PadHead({ place, name, onLeave }: PadHeadProps) {
  const { t } = useLingui();
  const openBill = useOpenBill();
  const { bill, partySize } = place;
  return (
    <header className={styles.head}>
      <IconButton label={t`Back`} icon={<ArrowLeft />} onClick={onLeave} />
      <div className={styles.title}>
        <Heading level={1}>{name || place.title}</Heading>
        <Hint>
          {partySize !== null && <Plural value={partySize} one="# person" other="# people" />}
          {partySize !== null && bill && ' · '}
          {bill && (
            <Trans>
              Open <Sum kurus={Math.max(0, bill.openKurus)} />
            </Trans>
          )}
        </Hint>
      </div>
      {bill && (
        <Button tone="outline" icon={<ReceiptText size={20} />} onClick={() => openBill(bill.id)}>
          <Trans>Bill</Trans>
        </Button>
      )}
    </header>
  );
}

/** Warns without asking anything. */
export function PadNotes({ place }: { place: Place }) {
  const { t } = useLingui();
  const now = usePlanNow();
  const { table, partySize, next, bill, isLate } = place;
  const seats = table?.seats ?? 0;
  const [guest, people] = [next?.guestName ?? '', next?.partySize ?? 0];
  const time = formatTime(next?.startsAt ?? 0);
  const isBooked = next !== null && next.startsAt - now < STAY_MS;
  const isTight = table !== undefined && partySize !== null && partySize > seats;
  const isClosed = !isLate && bill !== undefined && bill.closedAt !== null;
  const notes = [
    isBooked && t`Booked for ${time}: ${guest}, ${people} people.`,
    isTight && t`${partySize} people sit at a table for ${seats}.`,
    isLate && t`This party has left its table. A new round is for its bill.`,
    isClosed && t`This bill is closed. A new round opens it again.`,
  ].filter((words) => words !== false);
  return notes.map((words) => (
    <p key={words} role="status" className={styles.note}>
      {words}
    </p>
  ));
}

type WhoFieldsProps = { pad: Pad; kind: Place['kind']; faults: FieldFaults };

/** Asks for whom a round without a bill is: the name of a tab, or who ordered by phone, and where to. */
export function WhoFields({ pad, kind, faults }: WhoFieldsProps) {
  const { t } = useLingui();
  const fieldText = useFieldText();
  const { draft, tell } = pad;
  const error = (field: keyof FieldFaults) => faults[field] && { error: fieldText(faults[field]) };
  const isByPhone = kind === 'collection' || kind === 'delivery';
  return (
    <section className={tiles.fields} aria-label={t`For whom?`}>
      <TextInput
        label={t`Name`}
        maxLength={kind === 'tab' ? 40 : 120}
        value={draft.name}
        onChange={(name) => tell({ name })}
        {...error('name')}
      />
      {isByPhone && (
        <PhoneInput
          label={t`Phone`}
          optional={kind === 'collection'}
          autoComplete="off"
          value={draft.phone}
          onChange={(phone) => tell({ phone })}
          {...error('phone')}
        />
      )}
      {isByPhone && (
        <TextInput
          label={t`Wanted at`}
          optional
          type="time"
          value={draft.time}
          onChange={(time) => tell({ time })}
          hint={<Trans>Empty means as soon as possible.</Trans>}
          {...error('time')}
        />
      )}
      {kind === 'delivery' && (
        <>
          <TextInput
            label={t`Address`}
            maxLength={300}
            value={draft.address}
            onChange={(address) => tell({ address })}
            {...error('address')}
          />
          <TextInput
            label={t`Note for the driver`}
            optional
            maxLength={CUSTOM_SAUCE_MAX}
            value={draft.note}
            onChange={(note) => tell({ note })}
          />
        </>
      )}
    </section>
  );
}
