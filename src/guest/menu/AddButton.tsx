import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ItemChoice } from '#domain/menu/item-choice';
import { Button } from '../../ui/controls/Button';
import * as styles from './ItemCard.css';

const SHOWN_MS = 900;

type AddButtonProps = {
  name: string;
  choice: ItemChoice;
  /** Returns true when the item went into the cart. */
  onAdd: () => boolean;
};

/** Adds the dish; shows a short confirmation. */
export function AddButton({ name, choice, onAdd }: AddButtonProps) {
  const { t } = useLingui();
  const [addedAt, setAddedAt] = useState(0);

  useEffect(() => {
    if (!addedAt) return;
    const timer = setTimeout(() => setAddedAt(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [addedAt]);

  function add() {
    if (!onAdd()) return;
    navigator.vibrate?.(10);
    setAddedAt(Date.now());
  }

  if (choice === 'out-of-stock') {
    return (
      <Button
        tone="tonal"
        size="compact"
        unavailable
        className={styles.off}
        aria-label={t`OUT OF STOCK: ${name}`}
        onClick={onAdd}
      >
        <Trans>OUT OF STOCK</Trans>
      </Button>
    );
  }
  if (choice === 'brunch') {
    return (
      <Button
        tone="tonal"
        size="compact"
        className={styles.add}
        aria-label={t`Book: ${name}`}
        aria-haspopup="dialog"
        onClick={onAdd}
      >
        <Trans>Book</Trans>
      </Button>
    );
  }
  const icon = addedAt ? (
    <Check aria-hidden="true" size={18} />
  ) : (
    <Plus aria-hidden="true" size={18} />
  );
  return (
    <Button
      tone="tonal"
      size="compact"
      icon={icon}
      className={styles.add}
      aria-label={addedAt ? t`Added: ${name}` : t`Add: ${name}`}
      aria-haspopup={choice === 'add' ? undefined : 'dialog'}
      onClick={add}
    >
      {addedAt ? <Trans>Added</Trans> : <Trans>Add</Trans>}
    </Button>
  );
}
