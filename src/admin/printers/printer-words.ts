import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  PrinterKind,
  PrinterLetters,
  PrinterState,
  PrintJobKind,
  PrintJobState,
  PrintPlace,
} from '#domain/printing/printer';

export const STATE_WORDS: Record<PrinterState, MessageDescriptor> = {
  new: msg`Not connected yet`,
  ready: msg`Ready`,
  silent: msg`No contact`,
  paper_out: msg`Out of paper`,
  cover_open: msg`Cover open`,
  fault: msg`Could not print something`,
};

export const PLACE_WORDS: Record<PrintPlace, MessageDescriptor> = {
  bar: msg`Bar orders`,
  kitchen: msg`Kitchen orders`,
  grill: msg`Grill orders`,
  shisha: msg`Shisha orders`,
  bills: msg`Bills and end of day`,
};

export const KIND_WORDS: Record<PrinterKind, MessageDescriptor> = {
  epson: msg`Epson with Server Direct Print`,
  star: msg`Star with CloudPRNT`,
  network: msg`Any ESC/POS printer on the venue's network`,
};

export const LETTER_WORDS: Record<PrinterLetters, MessageDescriptor> = {
  cp857: msg`Printer's letters (page 857)`,
  windows1254: msg`Printer's letters (page 1254)`,
  picture: msg`As a picture: right on every printer, slower`,
};

export const JOB_WORDS: Record<PrintJobKind, MessageDescriptor> = {
  kitchen: msg`Order`,
  void: msg`Taken off`,
  move: msg`Table changed`,
  bill: msg`Bill`,
  day: msg`End of day`,
  test: msg`Test print`,
};

export const JOB_STATE_WORDS: Record<PrintJobState, MessageDescriptor> = {
  waiting: msg`Waiting`,
  sent: msg`Printing`,
  printed: msg`Printed`,
  failed: msg`Not printed`,
  dropped: msg`Not needed`,
};
