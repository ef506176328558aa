import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SelectInput } from '../../../ui/form/inputs/SelectInput';
import * as styles from './MenuEdit.css';
import { OrderDialog } from './OrderDialog';
import { useCategoryItems } from './use-category-items';

type ItemOrderProps = {
  options: { value: string; label: string }[];
  onClose: () => void;
  onSaved: () => void;
};

export function ItemOrder({ options, onClose, onSaved }: ItemOrderProps) {
  const { t } = useLingui();
  const [category, setCategory] = useState(options[0]?.value ?? '');
  const rows = useCategoryItems(category);
  return (
    <OrderDialog
      key={`${category} ${rows?.length ?? ''}`}
      title={t`Rearrange the items`}
      what="items/order"
      rows={rows ?? []}
      onClose={onClose}
      onSaved={onSaved}
    >
      <div className={styles.rule}>
        <SelectInput
          label={<Trans>Category</Trans>}
          value={category}
          options={options}
          onChange={setCategory}
        />
      </div>
    </OrderDialog>
  );
}
