import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { PAYMENT_METHOD_CHOICES } from '#domain/financials/transaction';
import { ORDER_STATUSES } from '#domain/orders/order';
import {
  HISTORY_METHODS,
  HISTORY_SERVICES,
  type HistoryMethod,
  type HistoryService,
  ORDER_SORTS,
  type OrderSort,
} from '#domain/orders/order-history';
import type { Language } from '../../../i18n/language';
import { useLanguage } from '../../../i18n/use-language';
import { Button } from '../../../ui/controls/Button';
import { SelectInput } from '../../../ui/form/inputs/SelectInput';
import { Grid, Row, Stack } from '../../../ui/layout/Flow';
import { useMedia } from '../../../ui/layout/use-media';
import { Dialog, DialogAction } from '../../../ui/overlays/Dialog';
import { media } from '../../../ui/theme/breakpoints';
import { SearchBox, StatusFilter } from '../../shared/List';
import { PeriodPicker } from '../../shared/PeriodPicker';
import { SERVICE_WORDS, STATUS_WORDS } from '../shared/board-words';
import { filtersSet, type HistoryFilter } from './history-filter';

const SERVICES: Record<HistoryService, MessageDescriptor> = {
  ...SERVICE_WORDS,
  brunch: msg`Brunch`,
};

const SORTS: Record<OrderSort, MessageDescriptor> = {
  newest: msg`Newest first`,
  oldest: msg`Oldest first`,
  amount: msg`By amount`,
};

export function methodName(method: HistoryMethod, language: Language): string {
  return PAYMENT_METHOD_CHOICES.find(({ value }) => value === method)?.label[language] ?? method;
}

type OrderFiltersProps = {
  filter: HistoryFilter;
  people: readonly string[];
  today: string;
  onChange: (search: Record<string, string | undefined>) => void;
};

/** Filters of the order list: beside the list on wide screens, in a sheet on others. */
export function OrderFilters({ filter, ...rest }: OrderFiltersProps) {
  const { t } = useLingui();
  const isWide = useMedia(media.lg);
  const [isOpen, setOpen] = useState(false);
  const { onChange } = rest;
  const count = filtersSet(filter);
  const choices = <Choices filter={filter} {...rest} />;
  return (
    <Stack gap={12}>
      <Row align="end">
        <SearchBox
          label={t`Search orders`}
          placeholder={t`Code, table, guest, phone or dish`}
          typed={filter.typed}
          onSearch={(q) => onChange({ q })}
        />
        <Row wrap={false}>
          <SelectInput
            label={t`Sort`}
            hideLabel
            value={filter.sort}
            options={ORDER_SORTS.map((value) => ({ value, label: t(SORTS[value]) }))}
            onChange={(sort) => onChange({ sort: sort === 'newest' ? undefined : sort })}
          />
          {!isWide && (
            <Button
              tone="outline"
              aria-haspopup="dialog"
              icon={<SlidersHorizontal size={20} />}
              onClick={() => setOpen(true)}
            >
              {count === 0 ? t`Filter` : t`Filter (${count})`}
            </Button>
          )}
        </Row>
      </Row>
      {isWide && choices}
      <Dialog
        isOpen={isOpen && !isWide}
        title={<Trans>Filter orders</Trans>}
        footer={<DialogAction onClick={() => setOpen(false)}>{t`Show orders`}</DialogAction>}
        onClose={() => setOpen(false)}
      >
        {choices}
      </Dialog>
    </Stack>
  );
}

function Choices({ filter, people, today, onChange }: OrderFiltersProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { status, service, method, person, period } = filter;
  const put = (name: string) => (value: string) =>
    onChange({ [name]: value === 'all' ? undefined : value });
  const known = person === '' || people.includes(person) ? people : [...people, person];
  return (
    <Stack gap={12}>
      <PeriodPicker period={period} all={t`All days`} today={today} onChange={onChange} />
      <StatusFilter
        label={t`Status`}
        value={status}
        choices={(['all', ...ORDER_STATUSES] as const).map((value) => ({
          value,
          label: value === 'all' ? t`All` : t(STATUS_WORDS[value]),
        }))}
        onChange={put('status')}
      />
      <Grid layout="thirds">
        <SelectInput
          label={t`Service`}
          value={service}
          options={[
            { value: 'all', label: t`All` },
            ...HISTORY_SERVICES.map((value) => ({ value, label: t(SERVICES[value]) })),
          ]}
          onChange={put('service')}
        />
        <SelectInput
          label={t`Person`}
          value={person}
          options={[
            { value: '', label: t`Everybody` },
            ...known.map((value) => ({ value, label: value })),
          ]}
          onChange={put('person')}
        />
        <SelectInput
          label={t`Payment`}
          value={method}
          options={[
            { value: 'all', label: t`All` },
            ...HISTORY_METHODS.map((value) => ({
              value,
              label: value === 'unpaid' ? t`Not paid yet` : methodName(value, language),
            })),
          ]}
          onChange={put('method')}
        />
      </Grid>
    </Stack>
  );
}
