import { Trans, useLingui } from '@lingui/react/macro';
import { localized } from '../../i18n/localized';
import { useLanguage } from '../../i18n/use-language';
import { useAnnounce } from '../../ui/feedback/use-announce';
import { Stack } from '../../ui/layout/Stack';
import { Dialog } from '../../ui/overlays/Dialog';
import { useDialogActs } from '../use-dialog';
import { usePageTitle } from '../use-page-title';
import * as styles from './CartDialog.css';
import { CartEmpty } from './CartEmpty';
import { CartFooter } from './CartFooter';
import { CartLineRow } from './CartLineRow';
import { cartRows } from './cart-rows';
import { UndoStrip } from './UndoStrip';
import { useCartUndo } from './use-cart-undo';
import { useReturnFocus } from './use-return-focus';

/** The order so far. Works the same with and without a connection. */
export function CartDialog() {
  const { t } = useLingui();
  const { close, open } = useDialogActs();
  const { cart, clear, ...undo } = useCartUndo();
  const language = useLanguage();
  const announce = useAnnounce();
  usePageTitle(t`Your order · Bar Bliss`);
  const isEmpty = cart.items.length === 0;
  const returnFocusTo = useReturnFocus(isEmpty);

  function remove(lineId: number, name: string) {
    undo.remove(lineId);
    announce(t`${name} removed`);
  }

  function clearAll() {
    clear();
    announce(t`Basket cleared`);
  }

  return (
    <Dialog
      title={<Trans>Your order</Trans>}
      variant="panel"
      onClose={close}
      returnFocusTo={returnFocusTo}
      footer={
        !isEmpty && (
          <CartFooter
            totalKurus={cart.totalKurus}
            onCheckout={() => open({ d: 'checkout', step: 'service' })}
            onClear={clearAll}
          />
        )
      }
    >
      {undo.isCleared && (
        <UndoStrip onUndo={undo.restoreAll} onExpire={undo.forgetCleared}>
          <Trans>Basket cleared</Trans>
        </UndoStrip>
      )}
      <Stack as="ul" gap={20} className={styles.lines}>
        {cartRows(cart.items, undo.removed).map((row) => {
          const { line } = row.kind === 'line' ? row : row.removed;
          const name = localized(line, 'name', language);
          return (
            <li key={line.id}>
              {row.kind === 'line' ? (
                <CartLineRow
                  line={line}
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
      {isEmpty && <CartEmpty />}
    </Dialog>
  );
}
