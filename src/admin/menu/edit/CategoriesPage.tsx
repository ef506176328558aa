import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CATEGORY_RECORDS } from '#domain/menu/menu-categories';
import { useCategoryRows } from '../../../data/react/staff/use-category-rows';
import { RecordsPage } from '../../records/RecordsPage';
import * as styles from './MenuEdit.css';
import { OrderButton } from './OrderButton';
import { OrderDialog } from './OrderDialog';

export function CategoriesPage() {
  const { t } = useLingui();
  const [isOrdering, setOrdering] = useState(false);
  const [saved, setSaved] = useState(0);
  return (
    <RecordsPage
      key={saved}
      resource={CATEGORY_RECORDS}
      tools={
        <div className={styles.tools}>
          <OrderButton onClick={() => setOrdering(true)} />
          {isOrdering && (
            <CategoryOrder
              title={t`Rearrange the categories`}
              onClose={() => setOrdering(false)}
              onSaved={() => {
                setOrdering(false);
                setSaved(saved + 1);
              }}
            />
          )}
        </div>
      }
    />
  );
}

type CategoryOrderProps = { title: string; onClose: () => void; onSaved: () => void };

function CategoryOrder(props: CategoryOrderProps) {
  const rows = useCategoryRows();
  return <OrderDialog {...props} what="categories/order" rows={rows} />;
}
