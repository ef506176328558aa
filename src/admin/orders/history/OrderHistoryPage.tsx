import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { ClipboardX, CloudOff, Columns4 } from 'lucide-react';
import { MOST_ORDERS_IN_FILE } from '#domain/orders/order-history';
import { businessDay, formatTime } from '#domain/venue';
import { useStaffBills } from '../../../data/react/staff/use-staff-bills';
import { type OrderOnBoard, useStaffOrders } from '../../../data/react/staff/use-staff-rows';
import { useLanguage } from '../../../i18n/language';
import { Button } from '../../../ui/controls/Button';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { Banner } from '../../../ui/feedback/Banner';
import { EmptyState, Skeleton } from '../../../ui/feedback/EmptyState';
import { Hint, Row, Stack } from '../../../ui/layout/Flow';
import { MessageHits } from '../../messages/MessagePanel';
import { useClockValue, useLastContact } from '../../page/board-clock';
import { TopBarActions, usePageTitle } from '../../page/Page';
import { CsvButton } from '../../shared/CsvButton';
import { MoreButton, useSetSearch } from '../../shared/List';
import { formatCount, ReadingFailed, useMay } from '../../shared/Read';
import { OrderActionsProvider } from '../board/OrderActionsProvider';
import * as styles from './OrderHistoryPage.css';
import {
  filtersSet,
  type HistoryFilter,
  historyFilter,
  historyQuery,
  isWanted,
  OrderFilters,
  OrderTable,
  sorted,
  withPayment,
} from './OrderTable';
import { type OrderPages, useOrderPages } from './use-order-pages';

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
  const { t } = useLingui();
  const { rows: bills } = useStaffBills();
  const lastContactAt = useLastContact();
  const time = lastContactAt === null ? '–' : formatTime(lastContactAt);
  const billOf = new Map(bills?.map((bill) => [bill.id, bill]));
  const here = orders
    .map((order) => withPayment(order, billOf.get(order.billId ?? '')))
    .filter((order) => isWanted(order, filter));
  return (
    <>
      <Banner
        tone="honey"
        shape="box"
        icon={<CloudOff size={22} />}
        action={<Button tone="outline" size="compact" onClick={onRetry}>{t`Try again`}</Button>}
      >
        <Trans>From this tablet: the last two days. Last updated {time}</Trans>
      </Banner>
      {here.length === 0 ? (
        <Nothing filter={filter} />
      ) : (
        <OrderTable orders={sorted(here, filter.sort)} />
      )}
    </>
  );
}
