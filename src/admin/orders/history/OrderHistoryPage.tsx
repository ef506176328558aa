import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { ClipboardX, Columns4 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { HistoryOrder } from '#domain/orders/order-history';
import { MOST_ORDERS_IN_FILE } from '#domain/orders/order-history';
import { businessDay, formatTime } from '#domain/venue';
import type { OrderOnBoard } from '../../../data/react/use-staff';
import { useStaffBills, useStaffOrders, useStaffReading } from '../../../data/react/use-staff';
import { useLanguage } from '../../../i18n/language';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { EmptyState, Skeleton } from '../../../ui/feedback/states';
import { Hint, Row, Stack } from '../../../ui/layout/Flow';
import { MessageHits } from '../../messages/MessagePanel';
import { TopBarActions, useClockValue, useLastContact, usePageTitle } from '../../page/page-parts';
import { CsvButton } from '../../shared/CsvButton';
import { MoreButton, useSetSearch } from '../../shared/List';
import { FromThisTablet, formatCount, ReadingFailed, useMay } from '../../shared/Read';
import { OrderActionsProvider } from '../board/OrderActionsProvider';
import * as styles from './OrderHistoryPage.css';
import type { HistoryFilter, ListedOrder } from './OrderTable';
import {
  filtersSet,
  historyFilter,
  historyQuery,
  isWanted,
  OrderFilters,
  OrderTable,
  sorted,
  withPayment,
} from './OrderTable';

const PAGE = 50;

type OrdersResponse = {
  orders: HistoryOrder[];
  total: number | null;
  next: string | null;
  people: string[];
};
type Wanted = {
  filter: HistoryFilter;
  /** The replica's orders; undefined while they load. */
  orders: readonly OrderOnBoard[] | undefined;
};

export type OrderPages = {
  state: 'loading' | 'ready' | 'failed';
  orders: ListedOrder[];
  /** Holds the total; null means that the search has not covered everything. */
  total: number | null;
  people: readonly string[];
  more: { isAsking: boolean; hasFailed: boolean; load: (() => void) | null };
  again: () => void;
};

/** What was opened of the list at `path`: another filter begins anew. */
type Opened = { path: string; before: string | null; kept: readonly HistoryOrder[] };

/** Returns the opened pages with newer replica rows merged in. */
function useOrderPages({ filter, orders = [] }: Wanted): OrderPages {
  const path = pathOf(filter);
  const [opened, setOpened] = useState<Opened>({ path, before: null, kept: [] });
  const { before, kept } = opened.path === path ? opened : { before: null, kept: [] };
  // The sum changes with every order of the replica.
  const version = orders.reduce((sum, { v }) => sum + v, orders.length);
  const first = useStaffReading<OrdersResponse>(path, version);
  const later = useStaffReading<OrdersResponse>(before === null ? null : pathOf(filter, before));
  const [people, setPeople] = useState<readonly string[]>([]);
  const arrived = [...(later.value?.orders ?? []), ...(first.value?.orders ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of either starts a new merge.
  useEffect(() => {
    setOpened({ path, before, kept: latestOf([...kept, ...arrived]) });
    if (first.value) setPeople(first.value.people);
  }, [first.value, later.value]);

  const next =
    before === null ? (first.value?.next ?? null) : later.value ? later.value.next : before;
  const listed = mergedPages([...kept, ...arrived], orders, filter);
  const load = () => (next === before ? later.again() : setOpened({ path, before: next, kept }));
  return {
    state: first.value ? 'ready' : first.state === 'loading' ? 'loading' : 'failed',
    orders: listed,
    total: first.value?.total ?? (next === null ? listed.length : null),
    people,
    more: {
      isAsking: later.state === 'loading',
      hasFailed: later.state === 'failed',
      load: next === null ? null : load,
    },
    again: first.again,
  };
}

function pathOf(filter: HistoryFilter, before?: string): string {
  const query = historyQuery(filter);
  query.set('limit', String(PAGE));
  if (before !== undefined) query.set('before', before);
  return `/api/admin/orders?${query}`;
}

/**
 * Returns the orders of all pages, each once and in their order; a later row replaces an earlier one. Drops orders whose
 * status no longer matches the filter.
 */
export function mergedPages(
  rows: readonly HistoryOrder[],
  own: readonly OrderOnBoard[],
  { status, sort }: Pick<HistoryFilter, 'status' | 'sort'>,
): ListedOrder[] {
  const known = new Map(own.map((order) => [order.id, order]));
  const listed = latestOf(rows)
    .map((row) => here(row, known.get(row.id)))
    .filter((order) => status === 'all' || order.status === status);
  return sorted(listed, sort);
}

/** Returns each order once, by its last row. */
function latestOf(rows: readonly HistoryOrder[]): HistoryOrder[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** The server's row says how the bill is paid. */
function here(row: HistoryOrder, own: OrderOnBoard | undefined): ListedOrder {
  const { paid, methods } = row;
  const newer = own && own.v >= row.v ? own : { ...row, isQueued: false, conflict: null };
  return { ...newer, paid, methods };
}

/** Shows all orders with filters, search, pages and a file of what is filtered. */
export function OrderHistoryPage() {
  const { t } = useLingui();
  const mayRead = useMay('money.read');
  const { orders } = useStaffOrders();
  const search = useLocation({ select: (location): Record<string, unknown> => location.search });
  const setSearch = useSetSearch();
  const today = useClockValue(businessDay, '');
  const filter = historyFilter(search, today);
  const found = useOrderPages({ filter, orders });
  usePageTitle(t`Order list · Bar Bliss`);
  return (
    <OrderActionsProvider orders={orders}>
      <TopBarActions>
        <LinkButton asChild tone="outline" size="compact" icon={<Columns4 size={20} />}>
          <Link to="/admin/orders">{t`Board`}</Link>
        </LinkButton>
      </TopBarActions>
      <div className={styles.page}>
        <OrderFilters filter={filter} people={found.people} today={today} onChange={setSearch} />
        <MessageHits key={filter.typed} typed={filter.typed} />
        {found.state === 'loading' && (
          <Stack gap={8} role="status">
            {t`Loading orders…`}
            <Skeleton shape="block" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Stack>
        )}
        {found.state === 'failed' && <Kept filter={filter} orders={orders} onRetry={found.again} />}
        {found.state === 'ready' && <Found found={found} filter={filter} hasFile={mayRead} />}
      </div>
    </OrderActionsProvider>
  );
}

type FoundProps = { found: OrderPages; filter: HistoryFilter; hasFile: boolean };

function Found({ found: { orders, total, more }, filter, hasFile }: FoundProps) {
  const language = useLanguage();
  const query = historyQuery(filter);
  query.set('lang', language);
  const { period } = filter;
  const days = period ? `-${period.startDate}-${period.endDate}` : '';
  const most = formatCount(MOST_ORDERS_IN_FILE);
  if (orders.length === 0 && !more.load) return <Nothing filter={filter} />;
  return (
    <>
      <Row justify="between">
        <Hint role="status">
          {total === null ? (
            <Plural value={orders.length} one="# order so far" other="# orders so far" />
          ) : (
            <Plural value={total} one="# order" other="# orders" />
          )}
        </Hint>
        {hasFile && (
          <Row>
            {total !== null && total > MOST_ORDERS_IN_FILE && (
              <Hint>
                <Trans>The file has the first {most} orders.</Trans>
              </Hint>
            )}
            <CsvButton name={`orders${days}.csv`} path={`/api/admin/orders.csv?${query}`} />
          </Row>
        )}
      </Row>
      {orders.length > 0 && <OrderTable orders={orders} />}
      {more.hasFailed && more.load && (
        <ReadingFailed isAsking={more.isAsking} onRetry={more.load}>
          <Trans>The earlier orders could not be loaded.</Trans>
        </ReadingFailed>
      )}
      {!more.hasFailed && <MoreButton isAsking={more.isAsking} onMore={more.load} />}
    </>
  );
}

function Nothing({ filter }: { filter: HistoryFilter }) {
  const { t } = useLingui();
  return (
    <EmptyState icon={<ClipboardX size={40} />}>
      {filter.typed !== '' && filtersSet(filter) === 0
        ? t`No order found. Try its code, its table or the guest's name.`
        : t`No orders match.`}
    </EmptyState>
  );
}

type KeptProps = {
  filter: HistoryFilter;
  orders: readonly OrderOnBoard[] | undefined;
  onRetry: () => void;
};

/** Shows the replica's orders: two days, as of the last contact. */
function Kept({ filter, orders = [], onRetry }: KeptProps) {
  const { rows: bills } = useStaffBills();
  const lastContactAt = useLastContact();
  const time = lastContactAt === null ? '–' : formatTime(lastContactAt);
  const billOf = new Map(bills?.map((bill) => [bill.id, bill]));
  const here = orders
    .map((order) => withPayment(order, billOf.get(order.billId ?? '')))
    .filter((order) => isWanted(order, filter));
  return (
    <>
      <FromThisTablet onRetry={onRetry}>
        <Trans>From this tablet: the last two days. Last updated {time}</Trans>
      </FromThisTablet>
      {here.length === 0 ? (
        <Nothing filter={filter} />
      ) : (
        <OrderTable orders={sorted(here, filter.sort)} />
      )}
    </>
  );
}
