import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { bookingCode } from '#domain/bookings/booking';
import { formatTime } from '#domain/venue';
import { dismissConflict } from '../../data/commands/orders/staff-orders';
import type { StaffBooking, StaffBrunch } from '../../data/react/staff/use-staff-rows';
import { useCommand } from '../../data/react/use-app';
import { useBarErrorText } from '../../i18n/bar-error-text';
import { formatDateTime, formatWholeDay } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/language';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { Row, Text } from '../../ui/layout/Flow';
import { MaskedPhone } from '../shared/MaskedPhone';
import { SidePanel } from '../shared/Panel';
import { ConflictBanner, ConflictWords } from '../shared/SendFailed';
import { useSave } from '../shared/sending';
import { type DoneActions, UndoBar } from '../shared/UndoBar';
import { BOOKING_STATUS_WORDS, BookingStatusBadge, bookingStatusOf } from './BookingBadges';
import * as styles from './BookingPanel.css';
import { GuestNewsFacts } from './GuestNews';
import { DoubleBooking } from './TableClash';
import { EditBooking, RefusedWriting } from './WriteBooking';

type BookingPanelProps = {
  row: StaffBooking;
  done: DoneActions;
  /** Moves to this tablet's refused status, if that step is valid. */
  onMine?: (() => void) | null;
  onClose: () => void;
  actions: ReactNode;
  children: ReactNode;
};

export function BookingPanel({ row, done, onMine, onClose, actions, children }: BookingPanelProps) {
  const { t } = useLingui();
  return (
    <SidePanel
      title={row.guestName || t`Walk-in`}
      description={
        <Row as="span">
          <span translate="no">{bookingCode(row.id)}</span>
          <BookingStatusBadge status={bookingStatusOf(row.status)} />
          {row.isQueued && t`Waiting to be sent`}
        </Row>
      }
      onClose={onClose}
      stepKey={row.id}
      footer={
        actions && (
          <>
            {done.last?.about === row.id && !row.conflict && <UndoBar of={done} place="panel" />}
            {actions}
          </>
        )
      }
    >
      <div className={styles.notices}>
        <DoubleBooking id={row.id} />
        <RefusedWriting row={row} />
        {row.conflict && (
          <BookingConflict
            conflict={row.conflict}
            onMine={onMine}
            about={'conflictAbout' in row ? row.conflictAbout : null}
          />
        )}
      </div>
      {children}
      {actions && row.writing?.isNew !== true && (
        <Row>
          <EditBooking row={row} />
        </Row>
      )}
    </SidePanel>
  );
}

/** Shows all facts of a booking. The guest's requests come first, in large type. */
export function BookingFacts({ row, children }: { row: StaffBooking; children?: ReactNode }) {
  const language = useLanguage();
  const { t } = useLingui();
  const { specialRequests, guestEmail, guestPhone, guestName, tableLabel } = row;
  return (
    <>
      {specialRequests && (
        <p className={styles.request}>
          <strong>{t`Special request`}</strong>
          {specialRequests}
        </p>
      )}
      {guestPhone !== '' && <MaskedPhone key={row.id} phone={guestPhone} name={guestName} />}
      <dl className={styles.facts}>
        <Fact name={t`Evening`}>
          {formatWholeDay(row.serviceDay, language)}, {row.reservationTime}
          {row.reservationTime < '04:00' && (
            <>
              {' '}
              <Trans>(after midnight)</Trans>
            </>
          )}
        </Fact>
        <Fact name={t`Party size`}>
          <Plural value={row.partySize} one="# person" other="# people" />
        </Fact>
        <Fact name={t`Table`}>{tableLabel ?? <Trans>No table yet</Trans>}</Fact>
        <GuestNewsFacts row={row} />
        {children}
        {guestEmail && <Fact name={t`Email`}>{guestEmail}</Fact>}
        <Fact name={t`Booked`}>{formatDateTime(Date.parse(row.createdAt), language)}</Fact>
        {row.statusAt !== row.createdAt && (
          <Fact name={t`Last change`}>
            {formatDateTime(Date.parse(row.statusAt), language)}
            {' · '}
            {row.statusBy ?? <Trans>the guest, or automatic</Trans>}
          </Fact>
        )}
        {row.bookedBy && <Fact name={t`Taken by`}>{row.bookedBy}</Fact>}
        {row.edited && (
          <Fact name={t`Changed`}>
            {formatDateTime(Date.parse(row.edited.at), language)} · {row.edited.by ?? t`The guest`}
          </Fact>
        )}
      </dl>
    </>
  );
}

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <Text as="dt" size="small" tone="muted">
        {name}
      </Text>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

type BookingConflictProps = {
  conflict: NonNullable<StaffBooking['conflict']>;
  /** A colleague recorded this field first. */
  about?: StaffBrunch['conflictAbout'];
  /** Applies this tablet's change; the button is missing if the step is not valid or needs a confirmation. */
  onMine?: (() => void) | null;
};

/** Shows a conflict with the colleague, their status and the time. The booking shows the colleague's status. */
function BookingConflict({ conflict, about = null, onMine = null }: BookingConflictProps) {
  const { t } = useLingui();
  const errorText = useBarErrorText();
  const dismiss = useCommand(dismissConflict);
  const { save } = useSave();
  const isMoved = conflict.kind === 'moved';
  // Nobody else has changed the booking: the server refused the change.
  if (isMoved && conflict.code !== 'conflict') {
    const { code, entryId, tableLabel, by, at } = conflict;
    return (
      <Banner
        tone="honey"
        shape="box"
        icon={<Users size={20} />}
        action={
          <Button tone="outline" size="compact" onClick={() => save(() => dismiss(entryId))}>
            <Trans>Understood</Trans>
          </Button>
        }
      >
        {code === 'table.occupied' ? (
          <SeatRefused label={tableLabel} by={by} at={at} />
        ) : (
          errorText(code)
        )}
      </Banner>
    );
  }
  const time = formatTime(Date.parse(conflict.at));
  const name = conflict.by ?? t`The guest`;
  const status = t(BOOKING_STATUS_WORDS[bookingStatusOf(conflict.status)]);
  return (
    <ConflictBanner conflict={conflict} onMine={onMine}>
      {isMoved && about === 'deposit' ? (
        t`${name} recorded the deposit at ${time}.`
      ) : isMoved && about === 'first_drink' ? (
        t`${name} served the first drink at ${time}.`
      ) : (
        <ConflictWords conflict={conflict} status={status} />
      )}
    </ConflictBanner>
  );
}

type SeatRefusedProps = { label: string | null; by: string | null; at: string | null };

/** Tells that the server did not seat a party, and who sits at its table since when. */
export function SeatRefused({ label, by, at }: SeatRefusedProps) {
  const { t } = useLingui();
  const table = label ?? '?';
  const party = by ?? t`Guests without a booking`;
  const time = at === null ? '' : formatTime(Date.parse(at));
  return t`Not seated. Table ${table} is occupied: ${party}, since ${time}.`;
}
