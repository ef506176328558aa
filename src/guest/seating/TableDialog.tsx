import { Trans, useLingui } from '@lingui/react/macro';
import { Hand, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { kurusOf, shownKurus } from '#domain/money';
import { equalParts, isBilled, sharesByPerson } from '#domain/seatings/bill';
import type { BillOrder, Call, SeatEntry, SeatRead } from '#domain/seatings/seating';
import { isCalling } from '#domain/seatings/seating';
import { useSeat } from '../../data/react/use-app';
import { callStaff, leaveSeat } from '../../data/seatings/seat';
import { formatMoney, localized, useLanguage } from '../../i18n/language';
import { Button } from '../../ui/controls/controls';
import { QuantityStepper } from '../../ui/controls/QuantityStepper';
import { Tabs } from '../../ui/controls/Tabs';
import { Banner, FailureBanner } from '../../ui/feedback/Banner';
import { Grid, Hint, Stack, Text } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import { useDialogActions, usePageTitle } from '../use-dialog';
import { AskingPhone } from './AskingPhone';
import * as styles from './seating.css';
import { usePersonName } from './use-person-name';

/** Shows the table's bill and the calls. */
export function TableDialog() {
  const { t } = useLingui();
  const { close } = useDialogActions();
  const { stored, seat } = useSeat();
  const label = stored?.label ?? '';
  usePageTitle(t`Table ${label} · Bar Bliss`);

  function leave() {
    leaveSeat();
    close();
  }

  return (
    <Dialog title={stored ? <Trans>Table {label}</Trans> : t`Your table`} onClose={close}>
      <Stack gap={20}>
        {(!stored || stored.isEnded) && (
          <Text size="body" tone="muted">
            {stored
              ? t`This table was closed. Scan the code on your table again.`
              : t`Scan the code on your table to see its bill.`}
          </Text>
        )}
        {stored && !stored.isEnded && !seat && (
          <Text size="body" tone="muted" role="status">{t`Reading the bill…`}</Text>
        )}
        {seat && (
          <>
            <AskingPhone asking={seat.asking} />
            <Calls calls={seat.calls} />
            <BillView seat={seat} />
            <BillSplit seat={seat} />
            <Button tone="quiet" onClick={leave}>{t`Not your table?`}</Button>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

function Calls({ calls }: { calls: SeatRead['calls'] }) {
  const { t } = useLingui();
  const [hasFailed, setFailed] = useState(false);
  const call = (which: Call) => {
    void callStaff(which).then((isTold) => setFailed(!isTold));
  };
  return (
    <>
      <Grid layout="halves">
        <Button
          tone="tonal"
          size="cta"
          icon={<Hand size={20} />}
          unavailable={isCalling(calls.waiter)}
          onClick={() => call('waiter')}
        >
          {t`Call the team`}
        </Button>
        <Button
          tone="tonal"
          size="cta"
          icon={<ReceiptText size={20} />}
          unavailable={isCalling(calls.bill)}
          onClick={() => call('bill')}
        >
          {t`Ask for the bill`}
        </Button>
      </Grid>
      <CallState calls={calls} hasFailed={hasFailed} />
    </>
  );
}

/** Announces the state of the calls politely. */
function CallState({ calls, hasFailed }: { calls: SeatRead['calls']; hasFailed: boolean }) {
  const { t } = useLingui();
  const { waiter, bill } = calls;
  const latest = [waiter, bill]
    .filter((one) => one !== null)
    .sort((a, b) => (a.at < b.at ? 1 : -1));
  const [last] = latest;
  const by = last?.takenBy ?? '';
  if (isCalling(waiter) || isCalling(bill)) {
    return <Banner tone="success" shape="box">{t`The team has been told.`}</Banner>;
  }
  if (by !== '') {
    return <Banner tone="success" shape="box">{t`${by} from the team is on the way.`}</Banner>;
  }
  return (
    <FailureBanner>
      {hasFailed && t`The team could not be told. Check your connection, or wave to us.`}
    </FailureBanner>
  );
}

/** Shows all orders of the table with their total. */
function BillView({ seat }: { seat: SeatRead }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { orders, entry, totalAmount } = seat;
  if (orders.length === 0) {
    return entry === 'in' ? (
      <Text size="body" tone="muted">{t`Nothing ordered at this table yet.`}</Text>
    ) : (
      <Entry entry={entry} />
    );
  }
  return (
    <Stack as="section" gap={20} aria-label={t`Bill`}>
      {orders.map((order) => (
        <OrderOnBill key={order.code} order={order} />
      ))}
      {entry !== 'in' && <Entry entry={entry} />}
      <p className={styles.sum}>
        {t`Total`}
        <span className={styles.amount}>{formatMoney(shownKurus(totalAmount), language)}</span>
      </p>
    </Stack>
  );
}

/** Tells a phone that sees only its own orders why, and what to do. */
function Entry({ entry }: { entry: Exclude<SeatEntry, 'in'> }) {
  return (
    <Text size="body" tone="muted" role="status">
      {entry === 'first_order' && (
        <Trans>You see the bill of your table once our team has confirmed your first order.</Trans>
      )}
      {entry === 'asking' && (
        <Trans>
          We've asked the others at your table whether this phone may see the bill. Until then you
          see your own orders only. You can order meanwhile.
        </Trans>
      )}
      {entry === 'unanswered' && (
        <Trans>
          Nobody has let this phone see the bill of the table. You see your own orders only. You can
          order; to ask again, scan the code on your table, or ask our team.
        </Trans>
      )}
    </Text>
  );
}

function OrderOnBill({ order }: { order: BillOrder }) {
  const language = useLanguage();
  const personName = usePersonName();
  const isOn = isBilled(order);
  return (
    <Stack gap={8}>
      <h3 className={styles.name}>
        {personName(order)}
        <Hint as="span">
          {order.code}
          {order.status === 'pending' && (
            <>
              {' · '}
              <Trans>not confirmed yet</Trans>
            </>
          )}
          {!isOn && (
            <>
              {' · '}
              {order.paidAt ? <Trans>paid by card</Trans> : <Trans>cancelled</Trans>}
            </>
          )}
        </Hint>
      </h3>
      {order.items.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change.
        <p key={index} className={isOn ? styles.row : styles.cancelled}>
          <span>
            {line.quantity} × {localized(line, 'name', language)}
          </span>
          <span className={styles.amount}>
            {formatMoney(shownKurus(line.totalPrice), language)}
          </span>
        </p>
      ))}
    </Stack>
  );
}

/** Splits the bill by person or equally, for display only. */
function BillSplit({ seat }: { seat: SeatRead }) {
  const { t } = useLingui();
  const [how, setHow] = useState('person');
  if (kurusOf(seat.totalAmount) === 0) return null;
  return (
    <Tabs
      label={t`Split the bill`}
      value={how}
      onChange={setHow}
      equal
      items={[
        { value: 'person', label: t`By person`, content: <ByPerson seat={seat} /> },
        { value: 'equal', label: t`Equally`, content: <Equally seat={seat} /> },
      ]}
    />
  );
}

function ByPerson({ seat }: { seat: SeatRead }) {
  const language = useLanguage();
  const personName = usePersonName();
  return (
    <div className={styles.split}>
      {sharesByPerson(seat.orders).map(({ seatNo, name, kurus }) => (
        <p key={`${seatNo}${name}`} className={styles.row}>
          {personName({ seatNo, name, isMine: seatNo === seat.seatNo })}
          <span className={styles.amount}>{formatMoney(kurus, language)}</span>
        </p>
      ))}
    </div>
  );
}

function Equally({ seat }: { seat: SeatRead }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [people, setPeople] = useState(2);
  const parts = equalParts(shownKurus(seat.totalAmount), people);
  const [most = 0] = parts;
  const least = parts.at(-1) ?? most;
  return (
    <div className={styles.split}>
      <div className={styles.equally}>
        <QuantityStepper
          label={t`People`}
          decreaseLabel={t`One person less`}
          increaseLabel={t`One person more`}
          quantity={people}
          min={2}
          max={30}
          onChange={setPeople}
        />
        <Text size="title">
          <span className={styles.amount}>
            {most === least
              ? formatMoney(most, language)
              : `${formatMoney(least, language)}–${formatMoney(most, language)}`}
          </span>
        </Text>
      </div>
      <Text size="body" tone="muted">{t`per person. Tell the team how you pay.`}</Text>
    </div>
  );
}
