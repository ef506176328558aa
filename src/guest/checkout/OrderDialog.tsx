import { useLingui } from '@lingui/react/macro';
import { Check, Plus, WifiOff, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { goesWellWith } from '#domain/menu/goes-well';
import type { MenuItem } from '#domain/menu/menu-item';
import { deliveryFeeKurus } from '#domain/orders/order';
import type { CheckoutDraft } from '../../data/db';
import type { LineToday } from '../../data/menu/menu-store';
import { cartToday, linesToday, totalToday } from '../../data/menu/menu-store';
import { useGuestRules, useTabletPresence, useVenue } from '../../data/react/use-app';
import { useCart, useMenu, useNet, useStore } from '../../data/react/use-stores';
import { tabletPresenceStore } from '../../data/start/guest-live-channel';
import { createStore } from '../../data/store';
import { localized, useLanguage } from '../../i18n/language';
import { Button, ChipRow, IconButton } from '../../ui/controls/controls';
import { Banner } from '../../ui/feedback/Banner';
import { useAnnounce } from '../../ui/feedback/states';
import { PrivacyLine } from '../../ui/form/TextField';
import { Hint, Row, Stack, Text } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import { CartEmpty, useReturnFocus } from '../cart/CartEmpty';
import * as row from '../cart/CartLineRow.css';
import { CartLines } from '../cart/CartLines';
import { UndoStrip, useCartUndo } from '../cart/UndoStrip';
import { Price } from '../menu/dish/Dish';
import { ReceiptSums } from '../orders/shared/OrderFrame';
import * as shared from '../shared/shared.css';
import { useDialogActions, usePageTitle } from '../use-dialog';
import * as styles from './checkout.css';
import { ClosedNote, OrderingNote, useOrderStop } from './OrderingNote';
import { ServicePart } from './ServicePart';
import { ORDER_FORM, useOrderService, usePlaceOrder, usePreparedOrder } from './use-checkout';

/** Shows the order with its dishes, its service and its total. The sheet keeps its height. */
export function OrderDialog() {
  const { t } = useLingui();
  const { close } = useDialogActions();
  const order = useOrderInHand();
  const { undo, placing, today, isEmpty } = order;
  const returnFocusTo = useReturnFocus(isEmpty);
  usePageTitle(t`Your order · Bar Bliss`);
  return (
    <Dialog
      title={t`Your order`}
      variant="panel"
      className={styles.sheet}
      status={placing.hasFailed && t`Failed to place order. Please try again.`}
      onClose={close}
      locked={placing.isPlacing}
      returnFocusTo={returnFocusTo}
      footer={!isEmpty && <OrderFooter order={order} />}
    >
      <Stack gap={20}>
        {!isEmpty && (
          <div className={styles.news}>
            <OrderingNote />
            <ClosedNote />
          </div>
        )}
        {undo.isCleared && (
          <UndoStrip onUndo={undo.restoreAll} onExpire={undo.forgetCleared}>
            {t`Cart cleared`}
          </UndoStrip>
        )}
        <CartLines undo={undo} today={today} tableOnly={order.service.tableOnly} />
        {isEmpty ? <CartEmpty /> : <OrderBody order={order} />}
      </Stack>
    </Dialog>
  );
}

type OrderInHand = ReturnType<typeof useOrderInHand>;

/** Holds the cart by today's menu with its service; the same lines stay in sight while they are saved. */
function useOrderInHand() {
  const undo = useCartUndo();
  const placing = usePlaceOrder();
  const service = useOrderService();
  const menu = useMenu();
  const announce = useAnnounce();
  const { t } = useLingui();
  const { deliveryFeeKurus: fee } = useGuestRules();
  const current = useMemo(
    () => cartToday(undo.cart.items, menu.items),
    [undo.cart.items, menu.items],
  );
  const isInCart = undo.cart.items.length > 0;
  const today = useLastLines(current, isInCart || !placing.isUnderWay());
  const lines = useMemo(() => linesToday(today), [today]);
  const { serviceType } = service.draft;
  const feeKurus = serviceType ? deliveryFeeKurus(serviceType, fee) : 0;
  const totalKurus = totalToday(today) + feeKurus;
  usePreparedOrder({ lines, draft: service.draft, totalKurus });

  function place(patch: Partial<CheckoutDraft> = {}) {
    if (lines.length === 0) return announce(t`None of the items in your cart are available today.`);
    const draft = service.settle(patch);
    if (draft) return void placing.place({ lines, draft, totalKurus });
    // Invalid fields show their errors first.
    requestAnimationFrame(focusGap);
  }

  function removeTableOnly() {
    for (const { id } of service.tableOnly) undo.remove(id);
  }

  return {
    undo,
    placing,
    service,
    menu,
    today,
    lines,
    feeKurus,
    totalKurus,
    isEmpty: today.length === 0,
    place,
    removeTableOnly,
  };
}

/** Returns the lines, or the last ones while they are not current. */
function useLastLines(lines: LineToday[], isCurrent: boolean): LineToday[] {
  const last = useRef(lines);
  useEffect(() => {
    if (isCurrent) last.current = lines;
  });
  return isCurrent ? lines : last.current;
}

/** Focuses the first problem: a field, a question, or the choice of the service. */
function focusGap(): void {
  const gaps = ['[aria-invalid="true"]', '[data-gap]', '[role="radio"]'];
  const part = document.getElementById('order-service')?.parentElement;
  const gap = gaps.map((name) => part?.querySelector<HTMLElement>(name)).find(Boolean);
  gap?.focus();
}

function OrderBody({ order }: { order: OrderInHand }) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const { undo, service, lines, feeKurus, totalKurus } = order;
  const { tableOnly } = service;
  const isPaidByCard = useVenue()?.cardOrders === true;

  function clearAll() {
    undo.clear();
    announce(t`Cart cleared`);
  }

  return (
    <>
      <ServicePart
        service={service}
        hasOthers={lines.length > tableOnly.length}
        onRemoveTableOnly={order.removeTableOnly}
        onSubmit={order.place}
      />
      <BarAwayNote />
      <ReceiptSums feeKurus={feeKurus} totalKurus={totalKurus} />
      <Stack gap={4}>
        <Hint>
          {service.draft.serviceType === 'table'
            ? t`Pay with your table bill, by cash or card.`
            : t`Pay by cash or card when you get it.`}{' '}
          {t`No service or cover charge.`}
        </Hint>
        {isPaidByCard && (
          <Hint>{t`Or pay by card on the next page, once the bar has your order.`}</Hint>
        )}
        <PrivacyLine>{t`We use your details only for this order.`}</PrivacyLine>
      </Stack>
      <Row>
        <Button tone="quiet" className={styles.clear} onClick={clearAll}>{t`Clear cart`}</Button>
      </Row>
    </>
  );
}

function OrderFooter({ order }: { order: OrderInHand }) {
  const { undo, menu, placing, service, lines, totalKurus, place } = order;
  const isStopped = useOrderStop() !== null;
  const words = usePlaceWords(placing.isPlacing);
  const [offered] = useState(() =>
    goesWellWith(
      undo.cart.items.map(({ originalMenuItemId }) => originalMenuItemId),
      menu.items,
      menu.categories,
    ),
  );

  /** Saves without a form submission, which forces layout on slow phones. */
  function placeAtOnce(event: MouseEvent) {
    if (service.draft.serviceType === 'delivery' && !isStopped) return;
    event.preventDefault();
    if (!isStopped) place();
  }

  return (
    <Stack gap={12}>
      {offered.length > 0 && <GoesWell items={offered} />}
      <Button
        type="submit"
        form={ORDER_FORM}
        size="cta"
        block
        busy={placing.isPlacing}
        unavailable={isStopped || lines.length === 0}
        trailing={<Price kurus={totalKurus} />}
        onClick={placeAtOnce}
      >
        {words}
      </Button>
    </Stack>
  );
}

function usePlaceWords(isPlacing: boolean): string {
  const { t } = useLingui();
  const { state } = useNet();
  if (isPlacing) return t`Placing your order…`;
  return state === 'offline' ? t`Save order · send when online` : t`Place order`;
}

/** Adds small dishes with one tap. An added dish keeps its place, so that nothing moves under the finger. */
function GoesWell({ items }: { items: readonly MenuItem[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const announce = useAnnounce();
  const { add, items: lines } = useCart();

  function addDish(item: MenuItem, name: string) {
    add(item);
    announce(t`${name} added`);
  }

  return (
    <ChipRow label={t`Goes well with it`}>
      <Text tone="muted" className={row.goesWell}>
        {t`Goes well with it`}
      </Text>
      {items.map((item) => {
        const name = localized(item, 'name', language);
        const isAdded = lines.some((line) => line.originalMenuItemId === item.id);
        const Icon = isAdded ? Check : Plus;
        return (
          <Button
            key={item.id}
            tone="outline"
            size="compact"
            className={row.goesWellDish}
            icon={<Icon aria-hidden="true" size={18} />}
            trailing={<Price kurus={item.priceKurus} />}
            onClick={() => addDish(item, name)}
          >
            {name}
          </Button>
        );
      })}
    </ChipRow>
  );
}

// A dismissed note stays hidden until a tablet was connected again.
const closed = createStore(false);
tabletPresenceStore.subscribe(() => tabletPresenceStore.get() === 'there' && closed.set(false));

function BarAwayNote() {
  const { t } = useLingui();
  const isClosed = useStore(closed);
  if (useTabletPresence() !== 'away' || isClosed) return null;
  return (
    <Banner
      tone="honey"
      shape="box"
      className={shared.note}
      icon={<WifiOff size={20} />}
      action={
        <IconButton
          label={t`Hide this note`}
          icon={<X size={20} />}
          size="compact"
          onClick={() => closed.set(true)}
        />
      }
    >
      {t`The bar's screen is offline. In a hurry? Call us.`}
    </Banner>
  );
}
