import { Trans } from '@lingui/react/macro';
import { ChefHat } from 'lucide-react';
import { orderStatusOf } from '#domain/orders/order';
import { dishesOf, dishName, type TicketLine, ticketLines } from '#domain/orders/ticket-lines';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-rows';
import { useLanguage } from '../../../i18n/use-language';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Stack, Text } from '../../../ui/layout/Flow';
import { Dialog } from '../../../ui/overlays/Dialog';
import { useExtrasText } from '../shared/board-words';
import * as styles from './AllDayDialog.css';

type AllDayDialogProps = { orders: readonly OrderOnBoard[]; onClose: () => void };

/** Shows the open quantity of each dish over all visible tickets. */
export function AllDayDialog({ orders, onClose }: AllDayDialogProps) {
  const dishes = allDay(orders);
  return (
    <Dialog
      variant="panel"
      title={<Trans>All day</Trans>}
      description={<Trans>To prepare: new, confirmed and preparing</Trans>}
      onClose={onClose}
    >
      {dishes.length === 0 ? (
        <EmptyState icon={<ChefHat aria-hidden="true" size={32} />}>
          <Trans>Nothing to prepare.</Trans>
        </EmptyState>
      ) : (
        <Stack as="ul" gap={0}>
          {dishes.map((dish) => (
            <Dish key={dish.line.menuItemId} dish={dish} />
          ))}
        </Stack>
      )}
    </Dialog>
  );
}

function Dish({ dish: { line, quantity, ways } }: { dish: AllDayDish }) {
  const language = useLanguage();
  const name = dishName(line, language);
  const isEnglish = name === dishName(line, 'en');
  return (
    <li className={styles.row}>
      <span className={styles.quantity}>{quantity}×</span>
      <span className={styles.dish}>
        <span {...(isEnglish ? { lang: 'en', translate: 'no' } : {})}>{name}</span>
        {ways.map((way) => (
          <Way key={way.key} way={way} />
        ))}
      </span>
    </li>
  );
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

/** The largest quantity comes first. */
export function allDay(orders: readonly OrderOnBoard[]): AllDayDish[] {
  const items = orders
    .filter(({ status }) => TO_MAKE.includes(orderStatusOf(status)))
    .flatMap((order) => dishesOf(order).toMake);
  const dishes = new Map<number, TicketLine[]>();
  for (const line of ticketLines(items)) {
    dishes.set(line.menuItemId, [...(dishes.get(line.menuItemId) ?? []), line]);
  }
  return [...dishes.values()]
    .flatMap((ways) => {
      const [line] = ways;
      return line
        ? [{ line, ways, quantity: ways.reduce((sum, way) => sum + way.quantity, 0) }]
        : [];
    })
    .sort((a, b) => b.quantity - a.quantity || a.line.menuItemId - b.line.menuItemId);
}
