import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { kioskWays } from '#domain/kiosks/kiosk-ways';
import { isTableOnly } from '#domain/menu/menu-item';
import { EMPTY_DELIVERY } from '#domain/orders/delivery';
import { tableCalled } from '#domain/tables/table-called';
import { discardOrder, placeOrder } from '../../data/commands/orders/place-order';
import type { Unlocked } from '../../data/kiosks/kiosk';
import { unlockKiosk } from '../../data/kiosks/kiosk';
import { useCommand, useGuestRules, useVenue } from '../../data/react/use-app';
import { useKioskOrders } from '../../data/react/use-kiosk';
import { useCart, useMenu, useNet } from '../../data/react/use-stores';
import { useFieldText } from '../../i18n/field-text';
import { Button } from '../../ui/controls/controls';
import { FailureBanner } from '../../ui/feedback/Banner';
import { RadioCards, TextInput } from '../../ui/form/inputs/inputs';
import { Stack, Text } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import { OrderingNote, useOrderStop } from '../checkout/OrderingNote';
import { TableQuestion } from '../checkout/TableQuestion';
import { Price } from '../menu/dish/Dish';
import { ReceiptLines, receiptOfCart } from '../orders/shared/OrderFrame';
import { ActionButton } from '../shared/Action';
import { useDialogActions } from '../use-dialog';

const FORM = 'kiosk-order';

type KioskCheckoutProps = {
  /** The kiosk's table; null means that the guest names the table. */
  tableLabel: string | null;
  onPlaced: (order: PlacedOrder) => void;
};

export type PlacedOrder = { orderId: string; isAtTable: boolean };

/** Shows the order for a last check. A kiosk without a table also asks whether the guest collects. */
export function KioskCheckout({ tableLabel, onPlaced }: KioskCheckoutProps) {
  const { t } = useLingui();
  const fieldText = useFieldText();
  const { close } = useDialogActions();
  const { items, totalKurus, place, hasFailed } = useKioskOrder(onPlaced);
  const [guestName, setName] = useState('');
  const table = useTableField(tableLabel);
  const way = useWay(tableLabel);
  const titles = { collection: t`Collect`, table: t`At my table` };
  const isStopped = useOrderStop() !== null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isStopped) return;
    if (!way.isAtTable) void place({ tableNumber: null, guestName });
    else if (table.mayGoOn()) void place({ tableNumber: table.label, guestName });
  }

  return (
    <Dialog
      title={t`Check your order`}
      onClose={close}
      footer={
        <Button
          type="submit"
          form={FORM}
          size="cta"
          block
          unavailable={isStopped || items.length === 0}
          trailing={<Price kurus={totalKurus} />}
        >
          {t`Send the order`}
        </Button>
      }
    >
      <Stack as="form" gap={20} id={FORM} noValidate onSubmit={submit}>
        <OrderingNote />
        <FailureBanner>{hasFailed && t`Failed to place order. Please try again.`}</FailureBanner>
        {way.ways.length > 1 && (
          <RadioCards
            label={t`Where would you like it?`}
            layout="grid"
            value={way.isAtTable ? 'table' : 'collection'}
            options={way.ways.map((value) => ({ value, title: titles[value] }))}
            onChange={way.choose}
          />
        )}
        {tableLabel === null && way.isAtTable && (
          <TextInput
            label={t`Table number`}
            hint={t`It's on the card on your table`}
            value={table.value}
            onChange={table.set}
            error={table.isMissing ? fieldText('table.required') : undefined}
            autoCapitalize="characters"
            maxLength={20}
            enterKeyHint="next"
          />
        )}
        {way.isAtTable && table.isAsked && (
          <TableQuestion typed={table.value.trim()} tables={table.labels} onChoose={table.set} />
        )}
        <ReceiptLines lines={receiptOfCart(items)} feeKurus={0} totalKurus={totalKurus} />
        <TextInput
          label={t`Name for the order`}
          optional
          value={guestName}
          onChange={setName}
          autoCapitalize="words"
          maxLength={120}
          enterKeyHint="done"
        />
        <Text size="body" tone="muted">
          {way.isAtTable
            ? t`Pay with your table bill, by cash or card.`
            : t`Say your order code at the bar, and pay there by cash or card.`}
        </Text>
        <Text size="body" tone="muted">{t`We use your details only for this order.`}</Text>
      </Stack>
    </Dialog>
  );
}

/** Returns the ways that are open to this order, and the chosen one. */
function useWay(tableLabel: string | null) {
  const { items } = useCart();
  const { items: dishes } = useMenu();
  const { services } = useGuestRules();
  const [wished, choose] = useState<string | null>(null);
  const atTable = new Set(dishes.filter(isTableOnly).map(({ id }) => id));
  const isForTable = items.some(({ originalMenuItemId }) => atTable.has(originalMenuItemId));
  const ways = kioskWays({ tableLabel, services, isForTable });
  const way = ways.find((one) => one === wished) ?? ways[0];
  return { ways, isAtTable: way === 'table', choose };
}

/** Asks for the table at a kiosk without one, and asks once more about an unknown table. */
function useTableField(fixed: string | null) {
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [asked, setAsked] = useState('');
  const labels = useVenue()?.tables ?? [];
  const value = fixed ?? typed;
  const isEmpty = value.trim() === '';
  const known = tableCalled(
    value,
    labels.map((label) => ({ label })),
  );
  const isUnknown = fixed === null && labels.length > 0 && known === null;

  function mayGoOn(): boolean {
    setRefused(isEmpty);
    if (isEmpty) return false;
    if (!isUnknown || asked === value) return true;
    setAsked(value);
    return false;
  }

  return {
    value,
    label: fixed ?? known?.label ?? typed,
    set: setTyped,
    labels,
    isMissing: isRefused && isEmpty,
    isAsked: isUnknown && !isEmpty && asked === value,
    mayGoOn,
  };
}

/** Without a table the guest collects the order. */
type OrderFor = { tableNumber: string | null; guestName: string };

/** Saves the order on the kiosk, which sends it; ignores a second tap meanwhile. */
function useKioskOrder(onPlaced: (order: PlacedOrder) => void) {
  const { items, totalKurus } = useCart();
  const command = useCommand(placeOrder);
  const isRunning = useRef(false);
  const [hasFailed, setFailed] = useState(false);

  async function place({ tableNumber, guestName }: OrderFor) {
    if (isRunning.current) return;
    isRunning.current = true;
    const isAtTable = tableNumber !== null;
    const draft = {
      serviceType: isAtTable ? 'table' : 'collection',
      tableNumber: tableNumber ?? '',
      guestName,
      delivery: EMPTY_DELIVERY,
    } as const;
    try {
      const { orderId } = await command({ lines: items, draft, totalKurus });
      onPlaced({ orderId, isAtTable });
    } catch (error) {
      console.error(error);
      setFailed(true);
    } finally {
      isRunning.current = false;
    }
  }

  return { items, totalKurus, place, hasFailed };
}

/** Shows the staff's part behind the kiosk's PIN: unsent orders, and the end of kiosk mode. */
export function KioskStaff({ onClose }: { onClose: () => void }) {
  const [pin, setPin] = useState<string | null>(null);
  return (
    <Dialog title={<Trans>Staff</Trans>} onClose={onClose}>
      {pin === null ? <PinForm onOpen={setPin} /> : <Actions pin={pin} onClose={onClose} />}
    </Dialog>
  );
}

function PinForm({ onOpen }: { onOpen: (pin: string) => void }) {
  const { t } = useLingui();
  const [pin, setPin] = useState('');
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isOffline = useNet().state === 'offline';

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy || isOffline || pin.length < 4) return;
    setBusy(true);
    const next = await unlockKiosk(pin, false);
    setBusy(false);
    if (next === 'open') return onOpen(pin);
    setVerdict(next);
    setPin('');
  }

  return (
    <Stack as="form" gap={20} noValidate onSubmit={send}>
      <TextInput
        label={t`Enter staff PIN`}
        type="password"
        inputMode="numeric"
        maxLength={6}
        value={pin}
        error={verdict ? t(VERDICTS[verdict]) : undefined}
        onChange={(typed) => setPin(typed.replace(/\D/g, ''))}
      />
      <Text size="body" tone="muted" role="status">
        {isOffline &&
          t`The PIN needs a connection: it is not kept on this tablet. Bring the tablet back to the network, then try again.`}
      </Text>
      <Button
        type="submit"
        size="cta"
        block
        busy={isBusy}
        unavailable={isOffline || pin.length < 4}
      >
        {t`Open`}
      </Button>
    </Stack>
  );
}

function Actions({ pin, onClose }: { pin: string; onClose: () => void }) {
  const { t } = useLingui();
  const { waiting, late, refused } = useKioskOrders();
  const discard = useCommand(discardOrder);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const lost = [...late, ...refused];
  const count = waiting.length + lost.length;

  async function leave() {
    const next = await unlockKiosk(pin, true);
    if (next !== 'open') setVerdict(next);
  }

  return (
    <Stack gap={20}>
      {lost.map(({ id, code }) => (
        <ActionButton key={id} tone="danger" size="cta" block task={() => discard({ orderId: id })}>
          <Trans>Delete order {code}: it was never sent</Trans>
        </ActionButton>
      ))}
      {count > 0 ? (
        <Text size="body" tone="muted">
          <Trans>Kiosk mode can't end while orders are not sent: {count}</Trans>
        </Text>
      ) : (
        <Button tone="outline" size="cta" block onClick={() => void leave()}>
          {t`End kiosk mode on this tablet`}
        </Button>
      )}
      {verdict && <p role="alert">{t(VERDICTS[verdict])}</p>}
      <Button size="cta" block onClick={onClose}>{t`Back to the kiosk`}</Button>
    </Stack>
  );
}

type Verdict = Exclude<Unlocked, 'open'>;

const VERDICTS: Record<Verdict, MessageDescriptor> = {
  wrong: msg`Wrong PIN.`,
  locked: msg`Too many tries. Wait a minute and try again.`,
  unreachable: msg`The server can't be reached. Check the tablet's network, then try again.`,
};
