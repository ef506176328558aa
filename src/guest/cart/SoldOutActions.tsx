import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import type { CartLine } from '#domain/cart/cart';
import { localized } from '../../i18n/localized';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { IconButton } from '../../ui/controls/IconButton';
import * as styles from './CartLineRow.css';
import { useChooseElse } from './use-choose-else';

type SoldOutActionsProps = { line: CartLine; onRemove: () => void };

/** Sold out: choose another or remove. */
export function SoldOutActions({ line, onRemove }: SoldOutActionsProps) {
  const { t } = useLingui();
  const name = localized(line, 'name', useLanguage());
  const chooseElse = useChooseElse();
  return (
    <div className={styles.gone}>
      <Button tone="tonal" size="compact" className={styles.other} onClick={() => chooseElse(line)}>
        <Trans>Choose something else</Trans>
      </Button>
      <IconButton
        tone="outline"
        label={t`Remove ${name}`}
        icon={<Trash2 aria-hidden="true" size={20} />}
        onClick={onRemove}
      />
    </div>
  );
}
