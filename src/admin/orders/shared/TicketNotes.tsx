import { useLingui } from '@lingui/react/macro';
import { MapPin, MessageSquareText, TriangleAlert } from 'lucide-react';
import { useContext } from 'react';
import { mayBeAllergy } from '#domain/orders/allergy-note';
import type { OrderItemCustomizations, StaffOrder } from '#domain/orders/guest-order';
import type { TicketLine } from '#domain/orders/ticket-lines';
import {
  deliveryFacts,
  dishName,
  hasAllergy,
  notedLines,
  noteOf,
} from '#domain/orders/ticket-lines';
import { useLanguage } from '../../../i18n/language';
import { Text } from '../../../ui/layout/Flow';
import { MaskedPhone } from '../../shared/MaskedPhone';
import { BoardStationContext, cutTo, stationOf, useExtrasText } from './board-view';
import * as styles from './ticket-text.css';

/**
 * Shows guests' notes above the dishes, visible while a long order is folded: allergies in red, others below. A station
 * reads the notes of its own dishes, and every allergy of the table.
 */
export function TicketWish({ order }: { order: StaffOrder }) {
  const { instructions } = deliveryFacts(order);
  const cut = cutTo(useContext(BoardStationContext));
  const red = notedLines(order.items).filter(hasAllergy);
  const here = order.items.filter((item) => cut === null || stationOf(item) === cut);
  const others = notedLines(here).filter((line) => !hasAllergy(line));
  const isRed = mayBeAllergy(instructions);
  return (
    <>
      <Notes isAllergy words={isRed ? instructions : ''} lines={red} />
      <Notes words={isRed ? '' : instructions} lines={others} />
    </>
  );
}

type NotesProps = { isAllergy?: boolean; words: string; lines: readonly TicketLine[] };

function Notes({ isAllergy = false, words, lines }: NotesProps) {
  if (!words && lines.length === 0) return null;
  const Icon = isAllergy ? TriangleAlert : MessageSquareText;
  return (
    <div className={isAllergy ? styles.allergy : styles.wish}>
      <Icon size={20} className={styles.icon} />
      <div className={styles.words}>
        {words && <Text weight={800}>{words}</Text>}
        {lines.map((line) => (
          <p key={line.key}>
            {line.quantity}× <DishName line={line} />:{' '}
            <Text as="span" weight={800}>
              {noteOf(line)}
            </Text>
          </p>
        ))}
      </div>
    </div>
  );
}

/** Shows delivery address and phone; the number is masked until a tap. */
export function TicketAddress({ order }: { order: StaffOrder }) {
  const { t } = useLingui();
  const { address, phone } = deliveryFacts(order);
  if (order.orderType !== 'delivery') return null;
  return (
    <div className={styles.address}>
      <MapPin size={18} className={styles.icon} />
      <div className={styles.words}>
        <p>{address}</p>
        {phone && <MaskedPhone phone={phone} name={order.guestName ?? t`the guest`} />}
      </div>
    </div>
  );
}

/** Shows the dish's name in the language of the screen. A name that exists only in English carries `lang="en"`. */
export function DishName({ line }: { line: TicketLine }) {
  const language = useLanguage();
  const name = dishName(line, language);
  const isEnglish = name === dishName(line, 'en');
  return <span {...(isEnglish ? { lang: 'en', translate: 'no' } : {})}>{name}</span>;
}

/** Shows each extra of a dish in a line of its own; notes stand elsewhere. */
export function Extras({ of, className }: { of: OrderItemCustomizations; className: string }) {
  return useExtrasText()(of).map((extra) => (
    <span key={extra} className={className}>
      {extra}
    </span>
  ));
}
