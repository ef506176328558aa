import { createConnectionNotes } from './connection-notes';
import { createLateNote } from './late-note';
import { createOrderSound } from './order-sound';

/** The one voice of this tablet: it goes on whatever page is open. */
export const barSound = createOrderSound();

/** What it says of late orders and of the connection; once, also when the tablet is locked in between. */
export const lateNote = createLateNote(barSound);
export const connectionNotes = createConnectionNotes(barSound);
