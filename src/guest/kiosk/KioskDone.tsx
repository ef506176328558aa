import { useLingui } from '@lingui/react/macro';
import { orderCode } from '#domain/orders/order';
import { discardOrder } from '../../data/commands/orders/place-order';
import type { OrderOnDevice } from '../../data/orders/order-on-device';
import { useCommand } from '../../data/react/use-app';
import { useOrder } from '../../data/react/use-order';
import { useCart } from '../../data/react/use-stores';
import { useErrorText } from '../../i18n/error-text';
import { Button } from '../../ui/controls/controls';
import { useOtherFries } from '../cart/CartLines';
import * as styles from './Kiosk.css';
import { KioskHeading } from './KioskOrdering';

type KioskDoneProps = {
  orderId: string;
  /** The team brings the order; otherwise the guest collects it. */
  isAtTable: boolean;
  /** Returns to the menu with the lines of a refused order. */
  onChange: () => void;
  onDone: () => void;
};

/** Shows the order's state: received, waiting or refused. */
export function KioskDone({ orderId, isAtTable, onChange, onDone }: KioskDoneProps) {
  const { t } = useLingui();
  const order = useOrder(orderId);
  const isSuperseded = order.state === 'superseded';
  const latest = useOrder(isSuperseded ? order.by : orderId);
  const shown = isSuperseded ? latest : order;
  const code = orderCode(isSuperseded ? order.by : orderId);
  if (shown.state === 'refused' || shown.state === 'changed') {
    return <Refused order={shown} onChange={onChange} onDone={onDone} />;
  }
  const isReceived = shown.state === 'received';
  return (
    <main className={styles.centre}>
      <KioskHeading>
        {isReceived ? t`Thank you! We have your order.` : t`Sending your order…`}
      </KioskHeading>
      <p translate="no" className={styles.code}>
        {code}
      </p>
      <p role="status" className={styles.words}>
        {isReceived && isAtTable && t`We bring it to your table. This is your order code.`}
        {isReceived &&
          !isAtTable &&
          t`Say your order code at the bar, and pay there by cash or card.`}
        {!isReceived &&
          t`The bar doesn't have it yet. We send it as soon as there is a connection. Remember this code, or ask the team.`}
      </p>
      <div className={styles.actions}>
        <Button size="cta" block onClick={onDone}>{t`Done`}</Button>
      </div>
    </main>
  );
}

type RefusedProps = Pick<KioskDoneProps, 'onChange' | 'onDone'> & {
  order: Extract<OrderOnDevice, { state: 'refused' | 'changed' }>;
};

function Refused({ order, onChange, onDone }: RefusedProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const cart = useCart();
  const discard = useCommand(discardOrder);
  const { id, lines } = order.local;
  const otherFries = useOtherFries(lines);
  const isSoldOut =
    order.state === 'changed' && order.changes.some(({ kind }) => kind === 'sold_out');
  const reason = order.state === 'refused' ? order.code : isSoldOut ? 'sold_out' : 'price_changed';

  function change() {
    cart.replaceAll(lines);
    discard({ orderId: id }).then(onChange, (error: unknown) => {
      console.error(error);
      onChange();
    });
  }

  return (
    <main className={styles.centre}>
      <KioskHeading>{t`We couldn't take this order`}</KioskHeading>
      <p role="alert" className={styles.words}>
        {(reason === 'order.option_sold_out' && otherFries) || errorText(reason)}
      </p>
      <div className={styles.actions}>
        <Button tone="outline" size="cta" block onClick={onDone}>{t`Start over`}</Button>
        <Button size="cta" block onClick={change}>{t`Change the order`}</Button>
      </div>
    </main>
  );
}
