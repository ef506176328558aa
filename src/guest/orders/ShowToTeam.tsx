import { Trans } from '@lingui/react/macro';
import type { LocalOrder } from '../../data/orders/my-order';
import { receiptOfCart } from './receipt';
import { TeamPoster } from './TeamPoster';
import * as styles from './TeamPoster.css';

/** No signal, but people are in the room: they can read the order from the phone. */
export function ShowToTeam({ local }: { local: LocalOrder }) {
  const { code, draft, lines } = local;
  const { serviceType, tableNumber, guestName } = draft;
  return (
    <div className={styles.ask}>
      <p>
        <Trans>In a hurry? Show this to the team</Trans>
      </p>
      <TeamPoster
        order={{ code, serviceType, tableNumber, guestName, lines: receiptOfCart(lines) }}
        note={<Trans>Not sent yet. If you take it by hand, ask the guest to cancel it here.</Trans>}
      />
    </div>
  );
}
