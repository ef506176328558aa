import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { Columns4 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ORDER_STATUSES } from '#domain/orders/order';
import { useStaffOrders } from '../../../data/react/staff/use-staff-orders';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { SearchInput } from '../../../ui/controls/SearchInput';
import { TopBarActions } from '../../page/TopBarActions';
import { usePageTitle } from '../../page/use-page-title';
import { StatusFilter } from '../../shared/StatusFilter';
import { SEARCH_ID } from '../../shared/search-id';
import { useListSearch, useSetSearch } from '../../shared/use-list-search';
import { OrderActionsProvider } from '../board/OrderActionsProvider';
import { mayAct } from '../board/use-board-keys';
import { STATUS_WORDS } from '../shared/board-words';
import * as styles from './OrderHistoryPage.css';
import { OrderRows } from './OrderRows';

const CHOICES = ['all', ...ORDER_STATUSES] as const;
type Choice = (typeof CHOICES)[number];

/** All orders as a plain list: by status, by what is typed, page after page. */
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
          <OrderSearch typed={q} onSearch={(next) => setSearch({ q: next })} />
        </div>
        <OrderRows key={`${status} ${q}`} status={status} typed={q} orders={orders} />
      </div>
    </OrderActionsProvider>
  );
}

const DEBOUNCE_MS = 300;

type OrderSearchProps = { typed: string; onSearch: (typed: string) => void };

/** Asks once the typing pauses. */
function OrderSearch({ typed, onSearch }: OrderSearchProps) {
  const { t } = useLingui();
  const [text, setText] = useState(typed);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => {
    if (text === typed) return;
    const timer = setTimeout(() => search.current(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, typed]);
  useSlashFocus();
  return (
    <SearchInput
      id={SEARCH_ID}
      className={styles.search}
      label={t`Search orders`}
      placeholder={t`Code, table, guest or phone`}
      clearLabel={t`Clear the search`}
      value={text}
      onChange={setText}
    />
  );
}

function useSlashFocus(): void {
  const isAsked = useLocation({ select: ({ hash }) => hash === SEARCH_ID });
  useEffect(() => {
    if (isAsked) document.getElementById(SEARCH_ID)?.focus();
  }, [isAsked]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || !mayAct(event)) return;
      event.preventDefault();
      document.getElementById(SEARCH_ID)?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
