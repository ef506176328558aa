import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, Hourglass } from 'lucide-react';
import { shownKurus } from '#domain/money';
import type { OrderChange } from '#domain/orders/order-changes';
import { giveBack } from '../../../data/club/free-dishes';
import type { LocalOrder } from '../../../data/orders/my-order';
import type { OrderOnDevice } from '../../../data/orders/order-on-device';
import { formatMoney } from '../../../i18n/format';
import type { Language } from '../../../i18n/language';
import { useLanguage } from '../../../i18n/use-language';
import { Badge } from '../../../ui/feedback/Badge';
import { Stack, Text } from '../../../ui/layout/Flow';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { OpenNow, useOpenNow } from '../../shared/OpenNow';
import { OrderCode } from '../shared/OrderCode';
import { OrderPart, StateHeader } from '../shared/OrderFrame';
import { LineName } from '../shared/Receipt';
import { useConfirm } from '../shared/use-show-order';
import * as styles from './ChangedOrder.css';
import { DecisionActions } from './OrderActions';
import { LocalReceipt } from './Receipts';

type StaleOrderProps = Omit<Extract<OrderOnDevice, { state: 'stale' }>, 'state'>;

export function StaleOrder({ local, ageMs, mayReconfirm, isShown }: StaleOrderProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const isOpen = useOpenNow();
  const send = useConfirm(local.id, 'stale');
  const ago = formatAgo(ageMs, language);
  return (
    <>
      <StateHeader tone="honey" icon={<Hourglass size={32} />} title={t`Still want this order?`}>
        <p>{t`You placed it ${ago}, but it couldn't be sent. We won't send it without your OK.`}</p>
        {isShown && (
          <p>
            {t`You showed the code, so the team may already have this order. It won't be prepared twice.`}
          </p>
        )}
        {!mayReconfirm && (
          <p>{t`This order is too old to send. You can order the same dishes again.`}</p>
        )}
        {isOpen === false && (
          <p>
            {t`We're closed now.`} <OpenNow />
          </p>
        )}
        <OrderCode code={local.code} />
      </StateHeader>
      <LocalReceipt local={local} />
      <DecisionActions
        orderId={local.id}
        isShown={isShown}
        accept={mayReconfirm ? { words: t`Send it now`, run: send } : undefined}
      />
    </>
  );
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

function formatAgo(ageMs: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language);
  if (ageMs >= 2 * DAY_MS) return format.format(-Math.floor(ageMs / DAY_MS), 'day');
  if (ageMs >= 2 * HOUR_MS) return format.format(-Math.floor(ageMs / HOUR_MS), 'hour');
  return format.format(-Math.max(1, Math.floor(ageMs / MINUTE_MS)), 'minute');
}

type ChangedOrderProps = { local: LocalOrder; changes: OrderChange[]; newTotalKurus: number };

/** Shows only the differences. A different total needs a confirmation. */
export function ChangedOrder({ local, changes, newTotalKurus }: ChangedOrderProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const confirm = useConfirm(local.id, 'changes');
  const total = formatMoney(newTotalKurus, language);
  const oldTotal = formatMoney(local.totalKurus, language);
  const lineChanges = changes.filter((change) => change.kind !== 'total');
  const soldOut = changes.filter((change) => change.kind === 'sold_out');
  const gone = soldOut.length;
  const isNothingLeft = gone >= local.lines.length;

  async function accept() {
    await confirm();
    for (const { line } of soldOut) {
      const holdId = local.lines[line]?.holdId;
      if (holdId) void giveBack(holdId);
    }
  }

  return (
    <>
      <StateHeader
        tone="danger"
        icon={<CircleAlert size={32} />}
        title={t`Something changed since you ordered`}
      >
        <p>{t`Your order has not been sent. Please look at it once more.`}</p>
      </StateHeader>
      <OrderPart title={t`What changed`}>
        <Stack as="ul" gap={0}>
          {lineChanges.map((change) => (
            <ChangeRow key={`${change.kind}${change.line}`} change={change} local={local} />
          ))}
        </Stack>
        {!isNothingLeft && (
          <Stack gap={4}>
            <p className={styles.total}>{t`New total ${total}`}</p>
            <Text size="body" tone="muted">
              {newTotalKurus < local.totalKurus && gone === 0 ? (
                <Trans>Good news: before it was {oldTotal}.</Trans>
              ) : (
                <Trans>Before: {oldTotal}</Trans>
              )}
            </Text>
          </Stack>
        )}
      </OrderPart>
      <DecisionActions
        orderId={local.id}
        accept={
          isNothingLeft
            ? undefined
            : { words: <Trans>Accept and send · {total}</Trans>, run: accept }
        }
      />
    </>
  );
}

type ChangeRowProps = { change: Exclude<OrderChange, { kind: 'total' }>; local: LocalOrder };

function ChangeRow({ change, local }: ChangeRowProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const line = local.lines[change.line];
  const points = line?.holdId ? line.pointsUsed : undefined;
  return (
    <li className={styles.change}>
      <LineName line={line ?? change} />
      {change.kind === 'sold_out' ? (
        <>
          <Badge tone="danger">{t`Just sold out`}</Badge>
          {points !== undefined && (
            <span className={styles.back}>{t`You get your ${points} points back.`}</span>
          )}
        </>
      ) : (
        <span className={styles.prices}>
          <VisuallyHidden>{t`Price changed`} </VisuallyHidden>
          <s className={styles.oldPrice}>{formatMoney(shownKurus(change.old), language)}</s>
          <span aria-hidden="true"> → </span>
          <strong>{formatMoney(shownKurus(change.new), language)}</strong>
        </span>
      )}
    </li>
  );
}
