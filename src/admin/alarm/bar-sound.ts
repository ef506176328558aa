import { createConnectionNotes } from './connection-notes';
import { createLateNote } from './late-note';
import { createOrderSound } from './order-sound';

/** A tablet has one sound, which continues on every page. */
export const barSound = createOrderSound();

/** Plays sounds for late orders and connection changes; each plays once, also while locked. */
export const lateNote = createLateNote(barSound);
export const connectionNotes = createConnectionNotes(barSound);
