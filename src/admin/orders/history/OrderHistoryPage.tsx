import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Columns4 } from 'lucide-react';
import { ORDER_STATUSES } from '#domain/orders/order';
import { useStaffOrders } from '../../../data/react/staff/use-staff-orders';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { MessageHits } from '../../messages/MessageHits';
import { TopBarActions } from '../../page/TopBarActions';
import { usePageTitle } from '../../page/use-page-title';
import { SearchBox } from '../../records/SearchBox';
import { StatusFilter } from '../../shared/StatusFilter';
import { useListSearch, useSetSearch } from '../../shared/use-list-search';
import { OrderActionsProvider } from '../board/OrderActionsProvider';
import { STATUS_WORDS } from '../shared/board-words';
import * as styles from './OrderHistoryPage.css';
import { OrderRows } from './OrderRows';

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
          <Link to="/admin/orders">
            <Trans>Board</Trans>
          </Link>
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
