import { Trans, useLingui } from '@lingui/react/macro';
import { ChefHat, CircleCheck, History, RotateCcw, X } from 'lucide-react';
import { orderStatusOf } from '#domain/orders/order';
import type { TicketLine } from '#domain/orders/ticket-lines';
import { dishesOf, ticketLines } from '#domain/orders/ticket-lines';
import type { Station } from '#domain/stations/station';
import { STATIONS } from '#domain/stations/station';
import { formatTime } from '#domain/venue';
import { groupedBy } from '../../../data/outbox/outbox';
import type { BoardStation } from '../../../data/preferences/board-choices';
import { storedHand, storedKeys } from '../../../data/preferences/board-choices';
import type { OrderOnBoard } from '../../../data/react/use-staff';
import { useStoredValue } from '../../../data/react/use-stores';
import { Button, IconButton } from '../../../ui/controls/controls';
import { Badge, EmptyState } from '../../../ui/feedback/states';
import { RadioCards } from '../../../ui/form/inputs/inputs';
import { Heading, Hint, Row, Stack, Text, VisuallyHidden } from '../../../ui/layout/Flow';
import { Dialog } from '../../../ui/overlays/Dialog';
import { QueuedBadge } from '../../shared/Read';
import {
  BOARD_WORDS,
  canRecall,
  cutTo,
  REASON_WORDS,
  recentOrders,
  STATUS_WORDS,
  stationOf,
  useExtrasText,
  useOrderActions,
  usePlaceText,
} from '../shared/board-view';
import { DishName } from '../shared/TicketNotes';
import * as styles from './AllDayDialog.css';
import * as boardHelpStyles from './BoardHelp.css';
import * as recentDialogStyles from './RecentDialog.css';

type AllDayProps = {
  orders: readonly OrderOnBoard[];
  station: BoardStation;
  onClose: () => void;
};

/** Shows the open quantity of each dish over all visible tickets. */
export function AllDayDialog({ orders, station, onClose }: AllDayProps) {
  return (
    <Dialog
      variant="panel"
      title={<Trans>All day</Trans>}
      description={<Trans>To prepare: new, confirmed and preparing</Trans>}
      onClose={onClose}
    >
      <Counts orders={orders} station={station} />
    </Dialog>
  );
}

/** On a wide board the counts stand beside the tickets. */
export function AllDayPanel({ orders, station, onClose }: AllDayProps) {
  const { t } = useLingui();
  return (
    <aside aria-label={t`All day`} className={styles.panel}>
      <Row justify="between">
        <Heading level={2}>{t`All day`}</Heading>
        <IconButton label={t`Close`} icon={<X size={20} />} onClick={onClose} />
      </Row>
      <Counts orders={orders} station={station} />
    </aside>
  );
}

/** A station counts its own dishes, a board with whole tickets each station's apart. */
function Counts({ orders, station }: Omit<AllDayProps, 'onClose'>) {
  const { t } = useLingui();
  const cut = cutTo(station);
  const groups = (cut ? [cut] : STATIONS)
    .map((one) => ({ one, dishes: allDay(orders, one) }))
    .filter(({ dishes }) => dishes.length > 0);
  if (groups.length === 0) {
    return <EmptyState icon={<ChefHat size={32} />}>{t`Nothing to prepare.`}</EmptyState>;
  }
  return groups.map(({ one, dishes }) => (
    <Stack key={one} as="section" gap={0} aria-label={t(BOARD_WORDS[one])}>
      {!cut && <Heading>{t(BOARD_WORDS[one])}</Heading>}
      <Stack as="ul" gap={0}>
        {dishes.map(({ line, quantity, ways }) => (
          <li key={line.menuItemId} className={styles.row}>
            <span className={styles.quantity}>{quantity}×</span>
            <span className={styles.dish}>
              <DishName line={line} />
              {ways.map((way) => (
                <Way key={way.key} way={way} />
              ))}
            </span>
          </li>
        ))}
      </Stack>
    </Stack>
  ));
}

function Way({ way: { quantity, customizations } }: { way: TicketLine }) {
  const extras = useExtrasText()(customizations);
  const { notes } = customizations;
  if (extras.length === 0 && !notes) return null;
  return (
    <span className={styles.way}>
      {quantity}× {extras.join(' · ')}
      {notes && (
        <Text as="strong" tone="danger" weight={700}>
          {notes}
        </Text>
      )}
    </span>
  );
}

/** Describes a dish that the kitchen must still make, over all tickets. */
type AllDayDish = { line: TicketLine; quantity: number; ways: readonly TicketLine[] };

/** Ready orders need no preparation. */
const TO_MAKE: readonly string[] = ['pending', 'confirmed', 'preparing'];

/** The largest quantity comes first. What is ticked is made. */
export function allDay(orders: readonly OrderOnBoard[], station: Station): AllDayDish[] {
  const items = orders
    .filter(({ status }) => TO_MAKE.includes(orderStatusOf(status)))
    .flatMap((order) => dishesOf(order).toMake)
    .filter((item) => stationOf(item) === station && item.readyAt === undefined);
  return [...groupedBy(ticketLines(items), ({ menuItemId }) => String(menuItemId))]
    .flatMap(([, ways]) => {
      const [line] = ways;
      return line
        ? [{ line, ways, quantity: ways.reduce((sum, way) => sum + way.quantity, 0) }]
        : [];
    })
    .sort((a, b) => b.quantity - a.quantity || a.line.menuItemId - b.line.menuItemId);
}

type RecentDialogProps = {
  orders: readonly OrderOnBoard[];
  now: number;
  onClose: () => void;
};

/** Shows recently finished orders; staff can recall a mistake. */
export function RecentDialog({ orders, now, onClose }: RecentDialogProps) {
  const { t } = useLingui();
  const { move } = useOrderActions();
  const placeText = usePlaceText();
  const recent = recentOrders(orders, now);
  return (
    <Dialog variant="panel" title={<Trans>Recently completed</Trans>} onClose={onClose}>
      {recent.length === 0 ? (
        <EmptyState icon={<History size={32} />}>
          <Trans>Nothing was completed or cancelled in the last hours.</Trans>
        </EmptyState>
      ) : (
        <Stack as="ul" gap={0}>
          {recent.map((order) => {
            const status = orderStatusOf(order.status);
            const isCancelled = status === 'cancelled';
            const Icon = isCancelled ? X : CircleCheck;
            const { code } = order;
            return (
              <li key={order.id} className={recentDialogStyles.row}>
                <Stack gap={4}>
                  <Text size="item">
                    <span translate="no">{code}</span> · {placeText(order)}
                  </Text>
                  <Badge tone={isCancelled ? 'danger' : 'neutral'} icon={<Icon size={14} />}>
                    {t(STATUS_WORDS[status])}
                  </Badge>
                  <Hint>
                    {formatTime(Date.parse(order.statusAt))} · {order.statusBy ?? t`The guest`}
                    {order.cancelReason && ` · ${t(REASON_WORDS[order.cancelReason])}`}
                  </Hint>
                  {order.isQueued && <QueuedBadge />}
                </Stack>
                {canRecall(order, now) && (
                  <Button
                    tone="outline"
                    icon={<RotateCcw size={20} />}
                    onClick={() => move(order, 'ready')}
                  >
                    <Trans>Recall</Trans>
                    <VisuallyHidden>{` ${code}`}</VisuallyHidden>
                  </Button>
                )}
              </li>
            );
          })}
        </Stack>
      )}
    </Dialog>
  );
}

/** Shows keyboard help and the button side, which this tablet stores. */
export function BoardHelp({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const hand = useStoredValue(storedHand);
  const areKeysOn = useStoredValue(storedKeys);
  const keys = [
    [t`Arrows`, t`From ticket to ticket`],
    ['Enter', t`The ticket's big button`],
    ['M', t`The ticket's menu`],
    ['P', t`Print the ticket`],
    ['U', t`Undo the last move`],
    ['/', t`Search`],
    ['?', t`This help`],
  ] as const;
  return (
    <Dialog title={<Trans>Shortcuts</Trans>} onClose={onClose}>
      <Stack gap={24}>
        <RadioCards
          label={<Trans>Where the big buttons are</Trans>}
          layout="grid"
          value={hand}
          options={[
            { value: 'right', title: t`On the right` },
            { value: 'left', title: t`On the left` },
          ]}
          onChange={(value) => storedHand.set(value === 'left' ? 'left' : null)}
        />
        <RadioCards
          label={<Trans>Single keys</Trans>}
          layout="grid"
          value={areKeysOn ? 'on' : 'off'}
          options={[
            { value: 'on', title: t`On` },
            { value: 'off', title: t`Off` },
          ]}
          onChange={(value) => storedKeys.set(value === 'off' ? 'off' : null)}
        />
        <Stack as="dl" gap={8}>
          {keys.map(([key, action]) => (
            <div key={key} className={boardHelpStyles.row}>
              <dt>
                <kbd className={boardHelpStyles.key}>{key}</kbd>
              </dt>
              <dd>{action}</dd>
            </div>
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}
