import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { StaffOrder } from '#domain/orders/guest-order';
import { dishesOf, type TicketLine, ticketLines } from '#domain/orders/ticket-lines';
import { Button } from '../../../ui/controls/Button';
import { Stack, Text } from '../../../ui/layout/Flow';
import { RedeemedTag } from '../panel/PanelLines';
import { useExtrasText } from '../shared/board-words';
import { DishName } from '../shared/TicketNotes';
import * as styles from './TicketLines.css';

/** Longer orders fold, so that one order does not hide the others. */
const MAX_SHOWN = 12;

/** What was taken off stays on the ticket, struck: the kitchen may have begun it. */
export function TicketLines({ order }: { order: Pick<StaffOrder, 'items' | 'entries'> }) {
  const [isOpen, setOpen] = useState(false);
  const { toMake, takenOff } = dishesOf(order);
  const lines = ticketLines(toMake);
  const shown = isOpen ? lines : lines.slice(0, MAX_SHOWN);
  const hidden = lines.length - shown.length;
  return (
    <>
      <Stack as="ul" gap={4}>
        {shown.map((line) => (
          <Line key={line.key} line={line} />
        ))}
        {ticketLines(takenOff).map((line) => (
          <li key={`off:${line.key}`} className={styles.off}>
            <Text as="span" weight={800} numeric>
              {line.quantity}×
            </Text>
            <span className={styles.dish}>
              <s>
                <DishName line={line} />
              </s>{' '}
              <Trans>taken off</Trans>
            </span>
          </li>
        ))}
      </Stack>
      {hidden > 0 && (
        <Button tone="quiet" size="compact" className={styles.more} onClick={() => setOpen(true)}>
          <Trans>+{hidden} more</Trans>
        </Button>
      )}
    </>
  );
}

function Line({ line }: { line: TicketLine }) {
  return (
    <li className={styles.line}>
      <Text as="span" weight={800} numeric>
        {line.quantity}×
      </Text>
      <span className={styles.dish}>
        <DishName line={line} />
        <Extras line={line} />
      </span>
    </li>
  );
}

function Extras({ line: { customizations, isRedeemed } }: { line: TicketLine }) {
  const extras = useExtrasText()(customizations);
  return (
    <>
      {extras.map((extra) => (
        <span key={extra} className={styles.extra}>
          {extra}
        </span>
      ))}
      {isRedeemed && <RedeemedTag />}
    </>
  );
}
