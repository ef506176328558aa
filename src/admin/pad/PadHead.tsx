import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ReceiptText } from 'lucide-react';
import { STAY_MS } from '#domain/bookings/slots';
import { formatTime } from '#domain/venue';
import { Button } from '../../ui/controls/Button';
import { IconButton } from '../../ui/controls/IconButton';
import { Heading } from '../../ui/layout/Flow';
import { Sum } from '../bills/bill-parts';
import { useOpenBill } from '../shared/use-open-bill';
import { usePlanNow } from '../tables/plan/use-table-plan';
import * as styles from './Pad.css';
import type { Place } from './use-place';

type PadHeadProps = { place: Place; name: string; onLeave: () => void };

/** Says whom the round is for, how many they are, and what is open. */
export function PadHead({ place, name, onLeave }: PadHeadProps) {
  const { t } = useLingui();
  const openBill = useOpenBill();
  const { bill, partySize } = place;
  return (
    <header className={styles.head}>
      <IconButton label={t`Back`} icon={<ArrowLeft />} onClick={onLeave} />
      <div className={styles.title}>
        <Heading level={1}>{name || place.title}</Heading>
        <p className={styles.facts}>
          {partySize !== null && <Plural value={partySize} one="# person" other="# people" />}
          {partySize !== null && bill && ' · '}
          {bill && (
            <Trans>
              Open <Sum kurus={Math.max(0, bill.openKurus)} />
            </Trans>
          )}
        </p>
      </div>
      {bill && (
        <Button tone="outline" icon={<ReceiptText size={20} />} onClick={() => openBill(bill.id)}>
          <Trans>Bill</Trans>
        </Button>
      )}
    </header>
  );
}

/** Warns without asking anything. */
export function PadNotes({ place }: { place: Place }) {
  const { t } = useLingui();
  const now = usePlanNow();
  const { table, partySize, next, bill, isLate } = place;
  const seats = table?.seats ?? 0;
  const [guest, people] = [next?.guestName ?? '', next?.partySize ?? 0];
  const time = formatTime(next?.startsAt ?? 0);
  const isBooked = next !== null && next.startsAt - now < STAY_MS;
  const isTight = table !== undefined && partySize !== null && partySize > seats;
  const isClosed = !isLate && bill !== undefined && bill.closedAt !== null;
  const notes = [
    isBooked && t`Booked for ${time}: ${guest}, ${people} people.`,
    isTight && t`${partySize} people sit at a table for ${seats}.`,
    isLate && t`This party has left its table. A new round is for its bill.`,
    isClosed && t`This bill is closed. A new round opens it again.`,
  ].filter((words) => words !== false);
  return notes.map((words) => (
    <p key={words} role="status" className={styles.note}>
      {words}
    </p>
  ));
}
