import { Trans, useLingui } from '@lingui/react/macro';
import type { ActivityPage as Page } from '#domain/staff/activity-log';
import type { ActivityFilter } from '../../data/react/staff/use-staff-activity';
import { SelectInput } from '../../ui/form/inputs/SelectInput';
import { DayFilter } from '../bookings/DayFilter';
import * as styles from './Activity.css';
import { actionWords } from './activity-words';

type ActivityFiltersProps = {
  filter: ActivityFilter;
  today: string;
  /** Holds the filter choices; null means that the choices are unknown so far. */
  page: Page | null;
  onChange: (patch: ActivityFilter) => void;
};

export function ActivityFilters({ filter, today, page, onChange }: ActivityFiltersProps) {
  const { t } = useLingui();
  const people = page?.people.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const acts = page?.actions.map((action) => ({ value: action, label: t(actionWords(action)) }));
  return (
    <div className={styles.filters}>
      <SelectInput
        label={t`Person`}
        value={filter.who ?? ''}
        options={[{ value: '', label: t`Everybody` }, ...people]}
        onChange={(who) => onChange({ who })}
      />
      <SelectInput
        label={t`Activity`}
        value={filter.act ?? ''}
        options={[{ value: '', label: t`All activities` }, ...(acts ?? [])]}
        onChange={(act) => onChange({ act })}
      />
      <DayFilter
        date={filter.date}
        today={today}
        all={<Trans>Every day</Trans>}
        onChange={(date) => onChange({ date: date ?? '' })}
      />
    </div>
  );
}
