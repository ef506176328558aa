import { Trans } from '@lingui/react/macro';
import { phonesAsking } from '#domain/seatings/seating';
import { letIn } from '../../../data/commands/seatings';
import type { SeatingOnTablet } from '../../../data/seatings/staff-seatings';
import { Button } from '../../../ui/controls/Button';
import { useCallCommand } from '../../alarm/use-take-call';
import { useClockValue } from '../../page/board-clock';
import * as styles from './bill.css';

/** Shows the phones that ask to see a table's bill. */
export function PhonesAsking({ seating }: { seating: SeatingOnTablet }) {
  const answer = useCallCommand(letIn);
  const open = useClockValue((now) => JSON.stringify(phonesAsking(seating, now)), '[]');
  const phones: ReturnType<typeof phonesAsking> = JSON.parse(open);
  return phones.map(({ seatNo, at }) => {
    const say = (isLetIn: boolean) => answer({ seatingId: seating.id, seatNo, at, isLetIn });
    return (
      <div key={seatNo} className={styles.call}>
        <strong>
          <Trans>Phone {seatNo} asks to see the bill</Trans>
        </strong>
        <span className={styles.answers}>
          <Button tone="solid" onClick={() => say(true)}>
            <Trans>Allow</Trans>
          </Button>
          <Button tone="outline" onClick={() => say(false)}>
            <Trans>No</Trans>
          </Button>
        </span>
      </div>
    );
  });
}
