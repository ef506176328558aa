import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Period, PeriodName } from '#domain/financials/summary';
import { MAX_PERIOD_DAYS, namedPeriod, PERIOD_NAMES } from '#domain/financials/summary';
import { addDays } from '#domain/venue';
import { formatDay } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/language';
import type { CalendarDaysProps } from '../../ui/form/calendar/CalendarDays';
import { LazyCalendarDays } from '../../ui/form/calendar/CalendarField';
import { Row, Stack } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import { StatusFilter } from './List';
import { OpenButton } from './OpenButton';

/** Staff can select days this many days back. */
const BACK_DAYS = 1_830;

const WORDS: Readonly<Record<PeriodName, ReactNode>> = {
  today: <Trans>Today</Trans>,
  yesterday: <Trans>Yesterday</Trans>,
  week: <Trans>This week</Trans>,
  month: <Trans>This month</Trans>,
  last_month: <Trans>Last month</Trans>,
  own: <Trans>Own dates</Trans>,
};

type PeriodPickerProps = {
  /** null means all days, which only a picker with `all` offers. */
  period: (Period & { name: PeriodName }) | null;
  all?: ReactNode;
  today: string;
  onChange: (search: Record<string, string | undefined>) => void;
};

/** Picks the days of figures or of a list. */
export function PeriodPicker({ period, all, today, onChange }: PeriodPickerProps) {
  const { t } = useLingui();
  const { startDate, endDate } = period ?? namedPeriod('today', today);
  const name = period?.name ?? 'all';
  const choices = PERIOD_NAMES.map((value) => ({ value, label: WORDS[value] }));
  const put = (from: string, to: string) => onChange({ period: 'own', from, to });
  return (
    <Stack gap={8}>
      <StatusFilter<PeriodName | 'all'>
        label={t`Period`}
        value={name}
        choices={all ? [{ value: 'all' as const, label: all }, ...choices] : choices}
        onChange={(value) => {
          if (value === 'own') put(startDate, endDate);
          else {
            const named = value === 'all' ? undefined : value;
            onChange({ period: named, from: undefined, to: undefined });
          }
        }}
      />
      {name === 'own' && (
        <Row align="stretch">
          <DayButton
            label={t`From`}
            value={startDate}
            min={addDays(today, -BACK_DAYS)}
            max={today}
            onChoose={(day) => put(day, within(endDate, day, today))}
          />
          <DayButton
            label={t`To`}
            value={endDate}
            min={startDate}
            max={within(today, startDate, today)}
            onChoose={(day) => put(startDate, day)}
          />
        </Row>
      )}
    </Stack>
  );
}

/** Clamps the last day to the first day and the longest period. */
function within(day: string, first: string, today: string): string {
  const longest = addDays(first, MAX_PERIOD_DAYS - 1);
  const last = longest < today ? longest : today;
  return day < first ? first : day > last ? last : day;
}

type Days = Pick<CalendarDaysProps, 'value' | 'min' | 'max' | 'onChoose'>;

function DayButton({ label, ...days }: Days & { label: string }) {
  const language = useLanguage();
  return (
    <OpenButton
      tone="outline"
      size="compact"
      opens={(close) => <ChooseDay {...days} title={label} onClose={close} />}
    >
      {label}: {formatDay(days.value, language)}
    </OpenButton>
  );
}

type ChooseDayProps = Days & { title: ReactNode; onClose: () => void };

export function ChooseDay({ title, onClose, onChoose, ...days }: ChooseDayProps) {
  return (
    <Dialog variant="choice" title={title} onClose={onClose}>
      <LazyCalendarDays
        {...days}
        autoFocus
        onChoose={(day) => {
          onClose();
          onChoose(day);
        }}
      />
    </Dialog>
  );
}
