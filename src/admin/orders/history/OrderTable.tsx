import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import type { Period, PeriodName } from '#domain/financials/summary';
import { periodAsked } from '#domain/financials/summary';
import { PAYMENT_METHOD_CHOICES } from '#domain/financials/transaction';
import { fold } from '#domain/fold';
import { shownKurus, wholeKurus } from '#domain/money';
import type { OrderStatus } from '#domain/orders/order';
import { ORDER_STATUSES, orderStatusOf } from '#domain/orders/order';
import type {
  HistoryMethod,
  HistoryOrder,
  HistoryService,
  OrderSort,
} from '#domain/orders/order-history';
import {
  HISTORY_METHODS,
  HISTORY_SERVICES,
  isOrderMeant,
  methodsOf,
  ORDER_SORTS,
  orderFilter,
  paidState,
} from '#domain/orders/order-history';
import { businessDay } from '#domain/venue';
import type { BillOnTablet, OrderOnBoard } from '../../../data/react/use-staff';
import { formatDateTime } from '../../../i18n/day-text';
import type { Language } from '../../../i18n/language';
import { formatMoney, useLanguage } from '../../../i18n/language';
import { SelectInput } from '../../../ui/form/inputs/inputs';
import { Grid, Hint, Row, Stack, Text, VisuallyHidden } from '../../../ui/layout/Flow';
import { useMedia } from '../../../ui/layout/use-media';
import { Dialog, DialogAction } from '../../../ui/overlays/Dialog';
import { SearchBox, StatusFilter } from '../../shared/List';
import { OpenButton } from '../../shared/OpenButton';
import { PeriodPicker } from '../../shared/PeriodPicker';
import * as styles from '../../shared/record-table.css';
import { OrderBadge, QueuedMark } from '../panel/PanelHead';
import {
  REASON_WORDS,
  SERVICE_WORDS,
  STATUS_WORDS,
  useOrderActions,
  usePlaceText,
} from '../shared/board-view';

/** The replica's orders get these from their bills. */
export type ListedOrder = OrderOnBoard & Partial<Pick<HistoryOrder, 'paid' | 'methods'>>;

/** The chosen filters; `all` and empty texts choose everything. */
export type HistoryFilter = {
  period: (Period & { name: PeriodName }) | null;
  status: OrderStatus | 'all';
  service: HistoryService | 'all';
  method: HistoryMethod | 'all';
  person: string;
  sort: OrderSort;
  typed: string;
};

/** Reads the filters from the URL; what is unknown there chooses everything. */
export function historyFilter(search: Record<string, unknown>, today: string): HistoryFilter {
  const one = <Choice extends string>(choices: readonly Choice[], asked: unknown) =>
    choices.find((choice) => choice === asked);
  return {
    period: search.period === undefined ? null : periodAsked(search, today),
    status: one(ORDER_STATUSES, search.status) ?? 'all',
    service: one(HISTORY_SERVICES, search.service) ?? 'all',
    method: one(HISTORY_METHODS, search.method) ?? 'all',
    person: String(search.person ?? ''),
    sort: one(ORDER_SORTS, search.sort) ?? 'newest',
    typed: String(search.q ?? ''),
  };
}

/** Counts the filters that a phone hides in its sheet. */
export function filtersSet({ period, status, service, method, person }: HistoryFilter): number {
  const set = [period, status !== 'all', service !== 'all', method !== 'all', person];
  return set.filter(Boolean).length;
}

export function historyQuery(filter: HistoryFilter): URLSearchParams {
  const { period, sort, typed } = filter;
  const { startDate, endDate } = period ?? {};
  return new URLSearchParams({
    ...orderFilter({ ...filter, startDate, endDate }),
    ...(sort === 'newest' ? {} : { sort }),
    ...(typed ? { search: typed } : {}),
  });
}

/** Adds what the tablet's bills say about an order's payment. */
export function withPayment(order: OrderOnBoard, bill: BillOnTablet | undefined): ListedOrder {
  if (!bill) return order;
  const { closedAt, worthKurus: worth, paidKurus: paid, payments } = bill;
  const state = paidState({ isClosed: closedAt !== null, worth, paid });
  return { ...order, paid: state, methods: methodsOf(payments) };
}

/** Chooses among the replica's orders as the server would. */
export function isWanted(order: ListedOrder, filter: HistoryFilter): boolean {
  const { period, status, service, method, person, typed } = filter;
  const day = businessDay(Date.parse(order.createdAt));
  return (
    (status === 'all' || order.status === status) &&
    (service === 'all' || order.orderType === service) &&
    (!period || (period.startDate <= day && day <= period.endDate)) &&
    (!person || order.statusBy === person || order.acknowledgedBy === person) &&
    (method === 'all' || isPaidBy(order, method)) &&
    (isOrderMeant(order, typed) || hasDish(order, typed))
  );
}

function isPaidBy({ paid = 'no', methods = [], status }: ListedOrder, method: HistoryMethod) {
  if (method === 'unpaid') return paid !== 'yes' && status !== 'cancelled';
  return methods.includes(method);
}

function hasDish({ items }: OrderOnBoard, typed: string): boolean {
  const wanted = fold(typed.trim());
  return items.some((item) =>
    [item.nameEn, item.nameTr].some((name) => fold(name).includes(wanted)),
  );
}

const BY: Record<OrderSort, (a: ListedOrder, b: ListedOrder) => number> = {
  newest: (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a.id < b.id ? 1 : -1),
  oldest: (a, b) => BY.newest(b, a),
  amount: (a, b) => wholeKurus(b.totalAmount) - wholeKurus(a.totalAmount) || (a.id < b.id ? 1 : -1),
};

export function sorted<Order extends ListedOrder>(orders: readonly Order[], sort: OrderSort) {
  return [...orders].sort(BY[sort]);
}

const SERVICES: Record<HistoryService, MessageDescriptor> = {
  ...SERVICE_WORDS,
  brunch: msg`Brunch`,
};

const SORTS: Record<OrderSort, MessageDescriptor> = {
  newest: msg`Newest first`,
  oldest: msg`Oldest first`,
  amount: msg`By amount`,
};

function methodName(method: HistoryMethod, language: Language): string {
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
  const isWide = useMedia('lg');
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
            <OpenButton
              tone="outline"
              icon={<SlidersHorizontal size={20} />}
              opens={(close) => (
                <Dialog
                  title={<Trans>Filter orders</Trans>}
                  footer={<DialogAction onClick={close}>{t`Show orders`}</DialogAction>}
                  onClose={close}
                >
                  {choices}
                </Dialog>
              )}
            >
              {count === 0 ? t`Filter` : t`Filter (${count})`}
            </OpenButton>
          )}
        </Row>
      </Row>
      {isWide && choices}
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

/** Shows orders. On a phone each row is a card. */
export function OrderTable({ orders }: { orders: readonly ListedOrder[] }) {
  const language = useLanguage();
  const { t } = useLingui();
  const placeText = usePlaceText();
  const { open } = useOrderActions();
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        <VisuallyHidden>{t`Orders`}</VisuallyHidden>
      </caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{t`Order`}</th>
          <th scope="col">{t`Ordered at`}</th>
          <th scope="col">{t`Guest`}</th>
          <th scope="col">{t`Status`}</th>
          <th scope="col">{t`Payment`}</th>
          <th scope="col" className={styles.end}>{t`Total`}</th>
        </tr>
      </thead>
      <tbody className={styles.body}>
        {orders.map((order) => {
          const dishes = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
          const { code, cancelReason } = order;
          return (
            <tr key={order.id} className={styles.row}>
              <th scope="row" className={styles.order}>
                <button type="button" className={styles.open} onClick={() => open(order)}>
                  <span translate="no">{code}</span> · {placeText(order)}
                </button>
              </th>
              <td className={styles.number}>
                {formatDateTime(Date.parse(order.createdAt), language)}
              </td>
              <td className={styles.guest}>
                {order.guestName}
                <Hint className={styles.number}>
                  <Plural value={dishes} one="# item" other="# items" />
                </Hint>
              </td>
              <td className={styles.status}>
                <OrderBadge status={orderStatusOf(order.status)} />
                {order.isQueued && <QueuedMark />}
                {cancelReason && <Hint as="span">{t(REASON_WORDS[cancelReason])}</Hint>}
              </td>
              <td className={styles.status}>
                <Payment order={order} />
              </td>
              <td lang="tr" className={styles.end}>
                {formatMoney(shownKurus(order.totalAmount), 'tr')}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const PAID_WORDS = { no: msg`Not paid yet`, part: msg`Part paid`, yes: msg`Paid` };

/** Says whether the order's bill is paid, and how. */
function Payment({ order: { paid, methods = [], status } }: { order: ListedOrder }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (!paid || (status === 'cancelled' && methods.length === 0)) return null;
  const names = methods.map((method) => methodName(method, language)).join(', ');
  return (
    <>
      <Text as="span" weight={600} tone={paid === 'part' ? 'honey' : 'ink'}>
        {t(PAID_WORDS[paid])}
      </Text>
      {names && <Hint as="span"> {names}</Hint>}
    </>
  );
}
