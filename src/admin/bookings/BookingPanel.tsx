import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { bookingCode } from '#domain/bookings/booking';
import type { StaffBrunch, StaffTableBooking } from '../../data/react/staff/use-staff-bookings';
import { SidePanel } from '../shared/SidePanel';
import { UndoBar } from '../shared/UndoBar';
import type { DoneActions } from '../shared/use-undoable';
import { BookingConflict } from './BookingConflict';
import * as styles from './BookingPanel.css';
import { BookingStatusBadge } from './BookingStatusBadge';
import { bookingStatusOf } from './booking-words';
import { DoubleBooking } from './DoubleBooking';

type BookingPanelProps = {
  row: StaffTableBooking | StaffBrunch;
  done: DoneActions;
  /** Moves to this tablet's refused status, if that step is valid. */
  onMine?: (() => void) | null;
  onClose: () => void;
  actions: ReactNode;
  children: ReactNode;
};

/** Shows a booking's status, facts and actions beside the list. */
export function BookingPanel(props: BookingPanelProps) {
  const { row, done, onMine, onClose, actions, children } = props;
  const { last, clock, undo } = done;
  const { t } = useLingui();
  const code = bookingCode(row.id);
  return (
    <SidePanel
      title={row.guestName || t`Walk-in`}
      description={
        <span className={styles.state}>
          <span translate="no">{code}</span>
          <BookingStatusBadge status={bookingStatusOf(row.status)} />
          {row.isQueued && t`Waiting to sync`}
        </span>
      }
      onClose={onClose}
      stepKey={row.id}
      footer={
        actions && (
          <>
            {last?.about === row.id && !row.conflict && (
              <UndoBar words={last.words} clock={clock} onUndo={undo} place="panel" />
            )}
            {actions}
          </>
        )
      }
    >
      <DoubleBooking id={row.id} />
      {row.conflict && (
        <div className={styles.conflict}>
          <BookingConflict
            conflict={row.conflict}
            onMine={onMine}
            about={'conflictAbout' in row ? row.conflictAbout : null}
          />
        </div>
      )}
      {children}
    </SidePanel>
  );
}
