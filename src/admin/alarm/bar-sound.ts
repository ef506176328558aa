import { createConnectionNotes } from './connection-notes';
import { createLateNote } from './late-note';
import { createOrderSound } from './order-sound';

/** One sound per tablet: it continues on every page. */
export const barSound = createOrderSound();

/** Sounds for late orders and connection changes; each plays once, also while locked. */
export const lateNote = createLateNote(barSound);
export const connectionNotes = createConnectionNotes(barSound);
