import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { orderCategories } from '#domain/menu/menu.operations';
import { CATEGORY_RECORDS, SCHEDULE_RECORDS } from '#domain/menu/menu-items';
import { useCategoryRows } from '../../../data/react/staff/use-staff-rows';
import { RecordsPage } from '../../records/RecordsPage';
import { useMay } from '../../shared/Read';
import { OrderDialog, rearrange, useItemChoices } from './OrderDialog';

export function SchedulePage() {
  const itemId = useItemChoices();
  return <RecordsPage resource={SCHEDULE_RECORDS} choices={{ itemId }} />;
}

export function CategoriesPage() {
  const { t } = useLingui();
  const mayChange = useMay(CATEGORY_RECORDS.change);
  const [isOrdering, setOrdering] = useState(false);
  const [saved, setSaved] = useState(0);
  return (
    <RecordsPage
      key={saved}
      resource={CATEGORY_RECORDS}
      actions={mayChange ? [rearrange(() => setOrdering(true))] : []}
      tools={
        isOrdering && (
          <CategoryOrder
            title={t`Rearrange the categories`}
            onClose={() => setOrdering(false)}
            onSaved={() => {
              setOrdering(false);
              setSaved(saved + 1);
            }}
          />
        )
      }
    />
  );
}

function CategoryOrder(props: { title: string; onClose: () => void; onSaved: () => void }) {
  const rows = useCategoryRows();
  return <OrderDialog {...props} operation={orderCategories} rows={rows} />;
}
