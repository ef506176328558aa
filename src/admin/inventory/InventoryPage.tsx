import { Trans, useLingui } from '@lingui/react/macro';
import { BookOpen, ClipboardPen, ListChecks } from 'lucide-react';
import { INVENTORY } from '#domain/inventory/inventory-item';
import { may } from '#domain/staff/roles';
import { useStaffFigures } from '../../data/react/staff/use-staff-figures';
import { useStaffSession } from '../../data/react/staff/use-staff-session';
import { ActionButton } from '../records/ActionButton';
import type { ListAction } from '../records/list-action';
import { RecordsPage } from '../records/RecordsPage';
import { ItemStock } from './ItemStock';
import { useSupplierChoices } from './use-suppliers';

const ACTS: readonly ListAction[] = [
  {
    id: 'count',
    label: <Trans>Count the stock</Trans>,
    icon: <ClipboardPen aria-hidden="true" size={20} />,
    to: '/admin/inventory/count',
  },
  {
    id: 'recipes',
    label: <Trans>Recipes</Trans>,
    icon: <BookOpen aria-hidden="true" size={20} />,
    to: '/admin/inventory/recipes',
  },
];

function OrderListLink() {
  const { t } = useLingui();
  const { value } = useStaffFigures<{ items: unknown[] }>(`${INVENTORY.path}/low-stock`);
  const low = value?.items.length ?? 0;
  const action: ListAction = {
    id: 'order-list',
    label: low === 0 ? t`Order list` : t`Order list (${low} low)`,
    icon: <ListChecks aria-hidden="true" size={20} />,
    to: '/admin/inventory/order-list',
  };
  return <ActionButton action={action} />;
}

export function InventoryPage() {
  const suppliers = useSupplierChoices();
  const { user } = useStaffSession();
  const mayBook = user !== null && may(user.role, INVENTORY.change);
  return (
    <RecordsPage
      resource={INVENTORY}
      choices={{ supplierId: suppliers }}
      tools={mayBook && <OrderListLink />}
      actions={mayBook ? ACTS : []}
      more={(record, { again }) => (
        <ItemStock item={record} suppliers={suppliers} mayBook={mayBook} onBooked={again} />
      )}
    />
  );
}
