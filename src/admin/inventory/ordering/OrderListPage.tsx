import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { PackageCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { isLow } from '#domain/inventory/inventory-item';
import { needsBySupplier } from '#domain/inventory/order-list';
import { MOST_NEEDS_DAYS, NEEDS_DAYS, type StockNeed } from '#domain/inventory/recipe';
import { useStaffFigures } from '../../../data/react/staff/use-staff-figures';
import { Button } from '../../../ui/controls/Button';
import { Chip } from '../../../ui/controls/Chip';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { SelectInput } from '../../../ui/form/inputs/SelectInput';
import { Heading, Hint } from '../../../ui/layout/Flow';
import { usePageTitle } from '../../page/use-page-title';
import { NotAllowed } from '../../shared/NotAllowed';
import { ReadingFailed, UpdatedStamp } from '../../shared/Read';
import { useSuppliers } from '../use-suppliers';
import * as styles from './OrderList.css';
import { SupplierOrder, useOrderAmounts } from './SupplierOrder';

const SPANS = [3, NEEDS_DAYS, MOST_NEEDS_DAYS];

type Needs = { days: number; weeks: number; items: StockNeed[] };

/** Shows items that run low or that the coming days need, grouped by supplier. */
export function OrderListPage() {
  const { t } = useLingui();
  const [days, setDays] = useState(NEEDS_DAYS);
  const needs = useStaffFigures<Needs>(`/api/admin/inventory/needs?days=${days}`);
  const { value, at, fault, isAsking, again } = needs;
  const weeks = value?.weeks ?? 0;
  usePageTitle(t`Order list · Bar Bliss`);
  if (fault === 'forbidden') return <NotAllowed />;
  return (
    <div className={styles.page}>
      <Heading level={2} size="displayM">{t`Order list`}</Heading>
      <Hint>
        <Trans>
          Proposed by what the same weekdays sold and which brunches are booked; the minimum stays
          in stock.
        </Trans>{' '}
        {value && (
          <Plural value={weeks} one="# week of sales counts." other="# weeks of sales count." />
        )}
      </Hint>
      <SelectInput
        className={styles.days}
        label={t`For the next`}
        value={String(days)}
        options={SPANS.map((span) => ({ value: String(span), label: t`${span} days` }))}
        onChange={(span) => setDays(Number(span))}
      />
      {fault && <ReadingFailed isAsking={isAsking} onRetry={again} />}
      {value && <UpdatedStamp at={at} hasFailed={fault !== null} />}
      {!value && !fault && <Skeleton shape="block" />}
      {value && <Lists needs={value.items} />}
    </div>
  );
}

function Lists({ needs }: { needs: readonly StockNeed[] }) {
  const { t } = useLingui();
  const suppliers = useSuppliers();
  const amounts = useOrderAmounts();
  const [isWhole, setWhole] = useState(false);
  const shown = useMemo(
    () => needs.filter((need) => isWhole || need.toOrder > 0 || isLow(need)),
    [needs, isWhole],
  );
  const lists = needsBySupplier(
    shown,
    suppliers.map(({ id }) => String(id)),
  );
  const low = needs.filter(isLow).length;
  return (
    <>
      <p role="status">
        {low === 0 ? (
          <Trans>All items are well stocked</Trans>
        ) : (
          <Plural value={low} one="# item has run low." other="# items have run low." />
        )}
      </p>
      <div className={styles.tools}>
        <Chip pressed={isWhole} onClick={() => setWhole(!isWhole)}>{t`Also what is there`}</Chip>
        {amounts.isChanged && (
          <Button tone="outline" onClick={amounts.reset}>{t`Back to the proposal`}</Button>
        )}
      </div>
      {lists.length === 0 && (
        <EmptyState icon={<PackageCheck aria-hidden="true" size={32} />}>
          <Trans>Nothing needs to be ordered.</Trans>
        </EmptyState>
      )}
      {lists.map(({ supplierId, needs: own }) => (
        <SupplierOrder
          key={supplierId}
          supplier={suppliers.find(({ id }) => id === supplierId) ?? null}
          needs={own}
          amounts={amounts}
        />
      ))}
    </>
  );
}
