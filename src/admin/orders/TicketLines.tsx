import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { OrderItemRead } from '#domain/orders/order-view';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { RedeemedTag } from '../order-panel/PanelLines';
import * as styles from './TicketLines.css';
import { dishName, type TicketLine, ticketLines } from './ticket-lines';
import { useExtrasText } from './use-extras-text';

/** Longer orders fold, so that one table never hides the others. */
const MAX_SHOWN = 12;

/** What to make: how many of what, and how. */
export function TicketLines({ items }: { items: readonly OrderItemRead[] }) {
  const [isOpen, setOpen] = useState(false);
  const lines = ticketLines(items);
  const shown = isOpen ? lines : lines.slice(0, MAX_SHOWN);
  const hidden = lines.length - shown.length;
  return (
    <>
      <ul className={styles.list}>
        {shown.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button tone="quiet" size="compact" className={styles.more} onClick={() => setOpen(true)}>
          <Trans>+{hidden} more</Trans>
        </Button>
      )}
    </>
  );
}

function Line({ line }: { line: TicketLine }) {
  const language = useLanguage();
  const name = dishName(line, language);
  const isEnglish = name === dishName(line, 'en');
  return (
    <li className={styles.line}>
      <span className={styles.quantity}>{line.quantity}×</span>
      <span className={styles.dish}>
        <span {...(isEnglish ? { lang: 'en', translate: 'no' } : {})}>{name}</span>
        <Extras line={line} />
      </span>
    </li>
  );
}

function Extras({ line: { customizations, isRedeemed } }: { line: TicketLine }) {
  const extras = useExtrasText()(customizations);
  const { notes } = customizations;
  return (
    <>
      {extras.map((extra) => (
        <span key={extra} className={styles.extra}>
          {extra}
        </span>
      ))}
      {notes && (
        <span className={styles.notes}>
          <TriangleAlert aria-hidden="true" size={18} className={styles.icon} />
          <span>{notes}</span>
        </span>
      )}
      {isRedeemed && <RedeemedTag />}
    </>
  );
}
