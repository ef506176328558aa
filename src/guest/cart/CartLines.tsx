import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, Suspense } from 'react';
import type { LineToday } from '../../data/menu/cart-today';
import { SiteWords } from '../../i18n/LazyWords';
import { localized } from '../../i18n/localized';
import { useLanguage } from '../../i18n/use-language';
import { useAnnounce } from '../../ui/feedback/use-announce';
import { Stack } from '../../ui/layout/Flow';
import * as styles from './CartDialog.css';
import { CartLineRow } from './CartLineRow';
import { cartRows } from './cart-rows';
import { FreeLineRow } from './FreeLineRow';
import { UndoStrip } from './UndoStrip';
import type { useCartUndo } from './use-cart-undo';

type CartLinesProps = {
  undo: ReturnType<typeof useCartUndo>;
  /** The order's lines by today's menu. */
  today: readonly LineToday[];
};

/** Shows the order's lines; the guest can put a removed line back in its place. */
export function CartLines({ undo, today }: CartLinesProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const announce = useAnnounce();
  const { cart } = undo;

  function remove(lineId: number, name: string) {
    undo.remove(lineId);
    announce(t`${name} removed`);
  }

  return (
    <Stack as="ul" gap={20} className={styles.lines}>
      {cartRows(cart.items, undo.removed).map((row) => {
        const { line } = row.kind === 'line' ? row : row.removed;
        const name = localized(line, 'name', language);
        return (
          <li key={line.id}>
            {row.kind === 'line' ? (
              <CartRow
                line={line}
                today={today.find((one) => one.line.id === line.id)}
                onChange={(quantity) => cart.setQuantity(line.id, quantity)}
                onRemove={() => remove(line.id, name)}
              />
            ) : (
              <UndoStrip
                onUndo={() => undo.restore(row.removed)}
                onExpire={() => undo.forget(row.removed)}
              >
                <Trans>{name} removed</Trans>
              </UndoStrip>
            )}
          </li>
        );
      })}
    </Stack>
  );
}

/** Free dishes have a fixed quantity. */
function CartRow(props: ComponentProps<typeof CartLineRow>) {
  const { line, onRemove } = props;
  if (!line.holdId) return <CartLineRow {...props} />;
  return (
    <Suspense fallback={null}>
      <SiteWords>
        <FreeLineRow line={line} onRemove={onRemove} />
      </SiteWords>
    </Suspense>
  );
}
