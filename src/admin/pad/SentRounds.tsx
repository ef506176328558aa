import { Trans, useLingui } from '@lingui/react/macro';
import { Repeat2, Undo2 } from 'lucide-react';
import { orderStatusOf } from '#domain/orders/order';
import type { RoundDish } from '#domain/orders/round';
import { dishesOf, dishName } from '#domain/orders/ticket-lines';
import { formatTime } from '#domain/venue';
import { storedHand } from '../../data/preferences/board-choices';
import type { OrderOnBoard } from '../../data/react/use-staff';
import { useStoredValue } from '../../data/react/use-stores';
import { useBarErrorText } from '../../i18n/bar-error-text';
import { useLanguage } from '../../i18n/language';
import { Button } from '../../ui/controls/controls';
import { Row, Stack, Text } from '../../ui/layout/Flow';
import { STATUS_WORDS, useExtrasText } from '../orders/shared/board-view';
import { AtFoot, useTabletClockValue } from '../page/page-parts';
import * as parts from '../shared/Parts.css';
import * as tiles from './Tile.css';

type SentRoundsProps = {
  orders: readonly OrderOnBoard[];
  /** Somebody sits there, who could be the guests of a refused round. */
  hasParty: boolean;
  onAgain: (order: OrderOnBoard) => void;
  /** Takes a refused round back to the pad. */
  onBack: (order: OrderOnBoard) => void;
  /** Sends a refused round again: to the party that has left, or to the one at the table. */
  onAnswer: (order: OrderOnBoard, isLate: boolean) => void;
};

/** Shows what was sent before, the newest last; every round can be ordered once more. */
export function SentRounds({ orders, ...acts }: SentRoundsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const extrasText = useExtrasText();
  if (orders.length === 0) return null;
  return (
    <Stack as="section" gap={8} aria-label={t`Sent rounds`}>
      {orders.map((order) => {
        const { toMake } = dishesOf(order);
        const time = formatTime(Date.parse(order.createdAt));
        const who = order.author ?? order.guestName;
        const state = order.isQueued
          ? t`On this tablet`
          : t(STATUS_WORDS[orderStatusOf(order.status)]);
        return (
          <div key={order.id} className={tiles.sentRound}>
            <Row justify="between" gap={4}>
              <Text as="span" size="small" tone="muted">
                {[time, who, order.refusal ? t`Not sent` : state].filter(Boolean).join(' · ')}
              </Text>
              {!order.refusal && (
                <Button
                  tone="quiet"
                  size="compact"
                  icon={<Repeat2 size={18} />}
                  onClick={() => acts.onAgain(order)}
                >
                  <Trans>Again</Trans>
                </Button>
              )}
            </Row>
            <ul>
              {toMake.map((item, at) => {
                const { notes, allergy } = item.customizations;
                const wishes = [...extrasText(item.customizations), notes, allergy].filter(Boolean);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a sent round keep their places.
                  <li key={at} className={tiles.sent}>
                    {item.quantity}× {dishName(item, language)}
                    {wishes.length > 0 && <span className={tiles.extra}>{wishes.join(' · ')}</span>}
                  </li>
                );
              })}
            </ul>
            {order.refusal && <Refused order={order} code={order.refusal.code} {...acts} />}
          </div>
        );
      })}
    </Stack>
  );
}

type RefusedProps = Omit<SentRoundsProps, 'orders'> & { order: OrderOnBoard; code: string };

/** The server refused a round: the person says whose it is, or has the dishes back on the pad. */
function Refused({ order, code, hasParty, onBack, onAnswer }: RefusedProps) {
  const { t } = useLingui();
  const errorText = useBarErrorText();
  return (
    <Stack gap={8} role="status">
      <Text size="small" tone="danger" weight={700}>
        {errorText(code)}
      </Text>
      <Row>
        {code === 'bill.left' && (
          <>
            <Button tone="outline" size="compact" onClick={() => onAnswer(order, true)}>
              <Trans>For their bill</Trans>
            </Button>
            <Button tone="outline" size="compact" onClick={() => onAnswer(order, false)}>
              {hasParty ? t`For the party here now` : t`For new guests`}
            </Button>
          </>
        )}
        <Button tone="outline" size="compact" onClick={() => onBack(order)}>{t`Change it`}</Button>
      </Row>
    </Stack>
  );
}

/** Returns the dishes of a sent round for a new one. */
export function dishesAgain(order: OrderOnBoard): RoundDish[] {
  return dishesOf(order).toMake.map(({ menuItemId: itemId, quantity, customizations, person }) => {
    const { fries, sauce, customSauce, notes, allergy } = customizations;
    return {
      itemId,
      quantity,
      ...(fries && { fries }),
      ...(sauce && { sauce }),
      ...(customSauce && { customSauce }),
      ...(notes && { notes }),
      ...(allergy && { allergy }),
      ...(person && { person }),
    };
  });
}

type TakeBackBarProps = {
  orders: readonly OrderOnBoard[];
  onTakeBack: (order: OrderOnBoard) => void;
};

/** For ten seconds the last round is still on this tablet only, and goes back to the pad without a trace. */
export function TakeBackBar({ orders, onTakeBack }: TakeBackBarProps) {
  const { t } = useLingui();
  const hand = useStoredValue(storedHand);
  const last = orders.filter(({ heldUntil }) => heldUntil !== undefined).at(-1);
  const heldUntil = last?.heldUntil ?? 0;
  const seconds = useTabletClockValue((now) => Math.ceil((heldUntil - now) / 1000), 0);
  if (!last || seconds <= 0) return null;
  return (
    <AtFoot>
      <section aria-label={t`Last round`} data-hand={hand} className={parts.place.page}>
        <p className={parts.words}>{t`On its way to the kitchen`}</p>
        <Button
          tone="outline"
          className={parts.action}
          icon={<Undo2 size={20} />}
          onClick={() => onTakeBack(last)}
        >
          <Trans>Take back</Trans> <span aria-hidden="true">· {seconds}</span>
        </Button>
      </section>
    </AtFoot>
  );
}
