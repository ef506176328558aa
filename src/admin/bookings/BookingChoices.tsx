import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { BOOK_AHEAD_DAYS, TABLE_AREAS } from '#domain/bookings/booking';
import { needsBrunchSauce } from '#domain/bookings/brunch-party';
import type { Named } from '#domain/bookings/brunch-rules';
import { BRUNCH_MOST_PEOPLE, brunchName } from '#domain/bookings/brunch-rules';
import type { KnownGuest } from '#domain/bookings/find-bookings';
import { knownGuests, lastDigits } from '#domain/bookings/find-bookings';
import { MOST_PEOPLE } from '#domain/bookings/staff-booking';
import type { SlotLoad } from '#domain/bookings/table-choice';
import { addDays, businessDay } from '#domain/venue';
import { useBrunchRules } from '../../data/react/use-app';
import {
  useStaffBrunches,
  useStaffReading,
  useStaffTableBookings,
} from '../../data/react/use-staff';
import { formatDay } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/language';
import { Chip, ChipRow } from '../../ui/controls/controls';
import { QuantityStepper } from '../../ui/controls/QuantityStepper';
import { SelectInput } from '../../ui/form/inputs/inputs';
import { Grid, Hint, Row, Text } from '../../ui/layout/Flow';
import { useClockValue } from '../page/page-parts';
import { maskedPhone } from '../shared/MaskedPhone';
import { Part } from '../shared/Panel';
import { ChooseDay } from '../shared/PeriodPicker';
import { areaWords, useFloor } from './BookingBadges';
import type { BookingDraft } from './booking-draft';
import { ClashNotice, useTakenTables } from './TableClash';

type Choice = { draft: BookingDraft; onChange: (changes: Partial<BookingDraft>) => void };

const CHIPS = Array.from({ length: 12 }, (_, index) => index + 1);

export function PartyChoice({ draft: { kind, partySize }, onChange }: Choice) {
  const { t } = useLingui();
  const choose = (size: number) => onChange({ partySize: size, isOver: false });
  return (
    <Part id="booking-party" title={<Trans>People</Trans>}>
      <Row>
        {CHIPS.map((size) => (
          <Chip key={size} pressed={size === partySize} onClick={() => choose(size)}>
            {size}
          </Chip>
        ))}
        <Chip pressed={partySize > CHIPS.length} onClick={() => choose(CHIPS.length + 1)}>
          {t`More people`}
        </Chip>
      </Row>
      {partySize > CHIPS.length && (
        <QuantityStepper
          quantity={partySize}
          onChange={choose}
          max={kind === 'brunch' ? BRUNCH_MOST_PEOPLE : MOST_PEOPLE}
          label={t`People`}
          decreaseLabel={t`One fewer`}
          increaseLabel={t`One more`}
        />
      )}
    </Part>
  );
}

export function DayChoice({ draft: { serviceDay }, onChange }: Choice) {
  const { t } = useLingui();
  const language = useLanguage();
  const today = useClockValue(businessDay, '');
  const [isChoosing, setChoosing] = useState(false);
  const days = [
    { day: today, words: t`Today` },
    { day: addDays(today, 1), words: t`Tomorrow` },
  ];
  const choose = (day: string) => onChange({ serviceDay: day, isOver: false });
  const isOther = days.every(({ day }) => day !== serviceDay);
  return (
    <Part id="booking-day" title={<Trans>Day</Trans>}>
      <Row>
        {days.map(({ day, words }) => (
          <Chip key={day} pressed={day === serviceDay} onClick={() => choose(day)}>
            {words}
          </Chip>
        ))}
        <Chip
          pressed={isOther}
          aria-haspopup="dialog"
          icon={<CalendarDays size={20} />}
          onClick={() => setChoosing(true)}
        >
          {isOther ? formatDay(serviceDay, language) : t`Another day`}
        </Chip>
      </Row>
      {isChoosing && (
        <ChooseDay
          title={t`Choose a day`}
          value={serviceDay}
          min={today}
          max={addDays(today, BOOK_AHEAD_DAYS)}
          onClose={() => setChoosing(false)}
          onChoose={choose}
        />
      )}
    </Part>
  );
}

export function SlotChoice({ slots, draft, onChange }: Choice & { slots: readonly SlotLoad[] }) {
  const { t } = useLingui();
  const { tables } = useFloor();
  const all = tables.filter(({ isActive }) => isActive).length;
  const hasChosen = draft.tables.length > 0;
  if (slots.length === 0) return <Text tone="muted">{t`No times are offered on this day.`}</Text>;
  return (
    <Row>
      {slots.map(({ reservationTime, taken, tables: found }) => (
        <Chip
          key={reservationTime}
          pressed={reservationTime === draft.reservationTime}
          onClick={() => onChange({ reservationTime, isOver: false })}
        >
          <span lang="tr">{reservationTime}</span>
          <Text as="span" size="small">
            {found !== null ? t`${taken}/${all} taken` : hasChosen ? t`taken` : t`full`}
          </Text>
        </Chip>
      ))}
    </Row>
  );
}

type TableChoiceProps = Choice & { slot: SlotLoad | undefined; exceptId: string };

/** Several tables are joined; the first one carries the bill. */
export function TableChoice({ slot, draft, exceptId, onChange }: TableChoiceProps) {
  const { t } = useLingui();
  const { tables: all } = useFloor();
  const active = all.filter(({ isActive }) => isActive);
  const labels = (ids: readonly number[]) =>
    ids.flatMap((id) => active.find((table) => table.id === id)?.label ?? []).join(' + ');
  const { tables, area, kind, partySize } = draft;
  const seats = active
    .filter(({ id }) => tables.includes(id))
    .reduce((sum, table) => sum + table.seats, 0);
  const shown = active.filter((table) => area === '' || table.area === area);
  const best = labels(slot?.tables ?? []);
  const taken = useTakenTables(slot, exceptId);
  function toggle(id: number) {
    const next = tables.includes(id) ? tables.filter((one) => one !== id) : [...tables, id];
    onChange({ tables: next, isOver: false });
  }
  return (
    <Part id="booking-table" title={<Trans>Table</Trans>}>
      {kind === 'table' && (
        <SelectInput
          label={t`Area`}
          value={area}
          options={[
            { value: '', label: t`Any area` },
            ...TABLE_AREAS.map((value) => ({ value, label: t(areaWords(value)) })),
          ]}
          onChange={(next) =>
            onChange({ area: TABLE_AREAS.find((one) => one === next) ?? '', tables: [] })
          }
        />
      )}
      <ChipRow label={t`Table`}>
        <Chip pressed={tables.length === 0} onClick={() => onChange({ tables: [] })}>
          {best && tables.length === 0 ? t`Automatic: ${best}` : t`Automatic`}
        </Chip>
        {shown.map(({ id, label, seats: each }) => (
          <Chip key={id} pressed={tables.includes(id)} onClick={() => toggle(id)}>
            {label}
            <Text as="span" size="small">
              {taken.has(id) ? t`taken` : `· ${each}`}
            </Text>
          </Chip>
        ))}
      </ChipRow>
      {tables.length > 0 && (
        <Hint>
          {labels(tables)} · {t`${plural(seats, { one: '# seat', other: '# seats' })}`}
          {seats < partySize && (
            <Text as="span" tone="danger" weight={700}>
              {' '}
              · {t`too few for ${partySize} people`}
            </Text>
          )}
        </Hint>
      )}
      {slot && <ClashNotice slot={slot} draft={draft} exceptId={exceptId} onChange={onChange} />}
    </Part>
  );
}

export function BrunchChoice({ draft, onChange }: Choice) {
  const { t } = useLingui();
  const language = useLanguage();
  const rules = useBrunchRules();
  const options = (list: readonly Named[]) =>
    list.map(({ nameEn }) => ({ value: nameEn, label: brunchName(nameEn, language) }));
  return (
    <Part id="booking-brunch" title={<Trans>Brunch</Trans>}>
      <Grid layout="halves">
        <SelectInput
          label={t`Food`}
          value={draft.food}
          placeholder={t`Choose`}
          options={options(rules.foods)}
          onChange={(food) => onChange({ food, sauce: '' })}
        />
        <SelectInput
          label={t`First drink`}
          value={draft.drink}
          placeholder={t`Choose`}
          options={options(rules.drinks)}
          onChange={(drink) => onChange({ drink })}
        />
        {needsBrunchSauce(draft.food, rules) && (
          <SelectInput
            label={t`Sauce`}
            value={draft.sauce}
            placeholder={t`Choose`}
            options={options(rules.sauces)}
            onChange={(sauce) => onChange({ sauce })}
          />
        )}
      </Grid>
      <Hint>{t`For the first person. The others choose at the table.`}</Hint>
    </Part>
  );
}

const TYPING_MS = 300;

/** Offers guests by the last digits of their phone: of this tablet's bookings at once, then of the server. */
export function KnownGuests({ draft, onChange }: Choice) {
  const { t } = useLingui();
  const tables = useStaffTableBookings().rows;
  const brunches = useStaffBrunches().rows;
  const { guestPhone } = draft;
  const digits = lastDigits(useSettled(guestPhone, TYPING_MS));
  const { value } = useStaffReading<{ guests: KnownGuest[] }>(
    digits === null ? null : `/api/admin/known-guests?phone=${digits}`,
  );
  const found = useMemo(() => {
    const here = [...(tables ?? []), ...(brunches ?? [])].reverse();
    return knownGuests([...here, ...(value?.guests ?? [])], guestPhone);
  }, [tables, brunches, value, guestPhone]);
  const others = found.filter((one) => one.guestName !== draft.guestName);
  if (others.length === 0) return null;
  return (
    <ChipRow label={t`Known guests`}>
      {others.map(({ guestName, guestPhone: phone, guestEmail }) => (
        <Chip
          key={`${guestName}${phone}`}
          pressed={false}
          onClick={() => onChange({ guestName, guestPhone: phone, guestEmail: guestEmail ?? '' })}
        >
          {guestName}
          <Text as="span" size="small">
            {maskedPhone(phone)}
          </Text>
        </Chip>
      ))}
    </ChipRow>
  );
}

/** Returns the value as it stood when it last rested for so long. */
function useSettled<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
