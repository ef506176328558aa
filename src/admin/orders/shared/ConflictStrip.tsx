import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, Users } from 'lucide-react';
import type { OrderStatus } from '#domain/orders/order';
import { canMoveOrder, orderStatusOf } from '#domain/orders/order';
import { discardEntry } from '../../../data/commands/entries';
import { dismissConflict } from '../../../data/commands/orders/staff-orders';
import { useCommand } from '../../../data/react/use-app';
import type { OrderConflict, OrderOnBoard } from '../../../data/react/use-staff';
import { useStaffTables } from '../../../data/react/use-staff';
import { useBarErrorText } from '../../../i18n/bar-error-text';
import { Button } from '../../../ui/controls/controls';
import { Row } from '../../../ui/layout/Flow';
import { useOpenPad } from '../../shared/OpenButton';
import { AskButton, ConflictChoice, ConflictWords } from '../../shared/Panel';
import { useSavedCommand } from '../../shared/sending';
import { STATUS_WORDS, useOrderActions } from './board-view';
import * as styles from './ConflictStrip.css';

type ConflictStripProps = { order: OrderOnBoard; conflict: OrderConflict };

/** Shows a conflict with the colleague, their status and the time. The ticket shows the colleague's status. */
export function ConflictStrip({ order, conflict }: ConflictStripProps) {
  const { t } = useLingui();
  const actions = useOrderActions();
  const dismiss = useCommand(dismissConflict);
  const mine = stepOf(order, conflict.wanted);

  async function insist(status: OrderStatus) {
    await dismiss(conflict.entryId);
    if (status === 'cancelled') actions.cancel(order);
    else actions.move(order, status);
  }

  return (
    <div className={styles.strip}>
      <Row as="p" align="stretch" wrap={false} role="status">
        <Users size={18} className={styles.icon} />
        <ConflictWords
          conflict={conflict}
          status={t(STATUS_WORDS[orderStatusOf(conflict.status)])}
        />
      </Row>
      <ConflictChoice conflict={conflict} onMine={mine && (() => void insist(mine))} />
    </div>
  );
}

/** Returns this tablet's change, if it is a valid step from the colleague's status. */
function stepOf(order: OrderOnBoard, wanted: string | null): OrderStatus | null {
  const to = wanted === null ? null : orderStatusOf(wanted);
  return to !== null && canMoveOrder(order, to) ? to : null;
}

/** Shows why the server refused an order, and how to answer: a QR order is discarded, a waiter's round is on the pad. */
export function RefusedStrip({ order }: { order: OrderOnBoard }) {
  const { t } = useLingui();
  const errorText = useBarErrorText();
  const discard = useSavedCommand(discardEntry);
  const openPad = useOpenPad();
  const { rows: tables = [] } = useStaffTables();
  const { refusal, code } = order;
  if (!refusal) return null;
  const isRound = order.author != null;
  const table = isRound && tables.find(({ label }) => label === order.tableNumber);
  return (
    <div className={styles.strip}>
      <Row as="p" align="stretch" wrap={false} role="status">
        <CircleAlert size={18} className={styles.icon} />
        <span>
          {isRound ? t`A round was not sent.` : t`This order is not at the bar. Ask the guest.`}{' '}
          {errorText(refusal.code)}
        </span>
      </Row>
      <Row align="stretch">
        {table && (
          <Button tone="outline" size="compact" onClick={() => openPad({ table: table.id })}>
            <Trans>Show the round</Trans>
          </Button>
        )}
        <AskButton
          tone="outline"
          size="compact"
          ask={t`Take ${code} off the board?`}
          because={
            isRound
              ? t`The kitchen doesn't have it. This can't be undone.`
              : t`It never reached us. The guest has to order again.`
          }
          cancelLabel={t`Keep it`}
          onConfirm={() => discard({ id: refusal.entryId })}
        >
          {t`Take it out`}
        </AskButton>
      </Row>
    </div>
  );
}
