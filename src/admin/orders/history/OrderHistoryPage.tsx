import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ClipboardX, CloudOff, Columns4 } from 'lucide-react';
import { ORDER_STATUSES } from '#domain/orders/order';
import { isOrderMeant } from '#domain/orders/order-steps';
import { type OrderOnBoard, useStaffOrders } from '../../../data/react/staff/use-staff-rows';
import { formatTime } from '../../../i18n/format';
import { Button } from '../../../ui/controls/Button';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { Banner } from '../../../ui/feedback/Banner';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../ui/feedback/Loading';
import { Hint, Stack } from '../../../ui/layout/Flow';
import { MessageHits } from '../../messages/MessageHits';
import { useLastContact } from '../../page/board-clock';
import { TopBarActions, usePageTitle } from '../../page/Page';
import { SearchBox, StatusFilter, useListSearch, useSetSearch } from '../../shared/List';
import { OrderActionsProvider } from '../board/OrderActionsProvider';
import { STATUS_WORDS } from '../shared/board-words';
import * as styles from './OrderHistoryPage.css';
import { OrderTable } from './OrderTable';
import { type OrderPages, useOrderPages } from './use-order-pages';

const CHOICES = ['all', ...ORDER_STATUSES] as const;
type Choice = (typeof CHOICES)[number];

/** Shows all orders with filter, search and pages. */
export function OrderHistoryPage() {
  const { t } = useLingui();
  const { orders } = useStaffOrders();
  const { status: asked, q = '' } = useListSearch();
  const setSearch = useSetSearch();
  const status: Choice = CHOICES.find((choice) => choice === asked) ?? 'all';
  usePageTitle(t`Order list · Bar Bliss`);
  return (
    <OrderActionsProvider orders={orders}>
      <TopBarActions>
        <LinkButton
          asChild
          tone="outline"
          size="compact"
          icon={<Columns4 aria-hidden="true" size={20} />}
        >
          <Link to="/admin/orders">{t`Board`}</Link>
        </LinkButton>
      </TopBarActions>
      <div className={styles.page}>
        <div className={styles.filters}>
          <StatusFilter
            label={t`Status`}
            value={status}
            choices={CHOICES.map((value) => ({
              value,
              label: value === 'all' ? t`All` : t(STATUS_WORDS[value]),
            }))}
            onChange={(value) => setSearch({ status: value === 'all' ? undefined : value })}
          />
          <SearchBox
            label={t`Search orders`}
            placeholder={t`Code, table, guest or phone`}
            typed={q}
            onSearch={(next) => setSearch({ q: next })}
          />
        </div>
        <MessageHits key={q} typed={q} />
        <OrderRows key={`${status} ${q}`} status={status} typed={q} orders={orders} />
      </div>
    </OrderActionsProvider>
  );
}

type OrderRowsProps = {
  status: string;
  typed: string;
  /** The replica holds these orders; undefined means loading. */
  orders: readonly OrderOnBoard[] | undefined;
};

/** Shows the server's list; offline, the replica's. */
function OrderRows({ status, typed, orders }: OrderRowsProps) {
  const found = useOrderPages({ status, typed, orders });
  if (found.state === 'loading') return <Bones />;
  if (found.state === 'failed') {
    const here = orders?.filter((order) => isWanted(order, status, typed)) ?? [];
    return <Kept orders={here} onRetry={found.again} />;
  }
  if (found.orders.length === 0 && !found.hasMore) return <Nothing isSearch={typed !== ''} />;
  return (
    <>
      <Hint role="status">
        {found.total === null ? (
          <Plural value={found.orders.length} one="# order so far" other="# orders so far" />
        ) : (
          <Plural value={found.total} one="# order" other="# orders" />
        )}
      </Hint>
      {found.orders.length > 0 && <OrderTable orders={found.orders} />}
      {found.hasMore && <More state={found.more} onLoad={found.loadMore} />}
    </>
  );
}

type MoreProps = { state: OrderPages['more']; onLoad: () => void };

function More({ state, onLoad }: MoreProps) {
  const { t } = useLingui();
  return (
    <>
      {state === 'failed' && (
        <p role="alert" className={styles.failed}>{t`The earlier orders could not be loaded.`}</p>
      )}
      <Button
        tone="outline"
        size="cta"
        busy={state === 'loading'}
        className={styles.more}
        onClick={onLoad}
      >
        {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Load 50 more</Trans>}
      </Button>
    </>
  );
}

function isWanted(order: OrderOnBoard, status: string, typed: string): boolean {
  return (status === 'all' || order.status === status) && isOrderMeant(order, typed);
}

function Bones() {
  return (
    <Stack gap={8} role="status">
      <Trans>Loading orders…</Trans>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  );
}

function Nothing({ isSearch }: { isSearch: boolean }) {
  return (
    <EmptyState icon={<ClipboardX aria-hidden="true" size={40} />}>
      {isSearch ? (
        <Trans>No order found. Try its code, its table or the guest's name.</Trans>
      ) : (
        <Trans>No orders match.</Trans>
      )}
    </EmptyState>
  );
}

type KeptProps = { orders: readonly OrderOnBoard[]; onRetry: () => void };

/** Tells the replica's range: two days, as of the last contact. */
function Kept({ orders, onRetry }: KeptProps) {
  const { t } = useLingui();
  const lastContactAt = useLastContact();
  const time = lastContactAt === null ? '–' : formatTime(lastContactAt, 'tr');
  return (
    <>
      <Banner
        tone="honey"
        shape="box"
        icon={<CloudOff aria-hidden="true" size={22} />}
        action={<Button tone="outline" size="compact" onClick={onRetry}>{t`Try again`}</Button>}
      >
        <Trans>From this tablet: the last two days. Last updated {time}</Trans>
      </Banner>
      {orders.length === 0 ? <Nothing isSearch /> : <OrderTable orders={orders} />}
    </>
  );
}
