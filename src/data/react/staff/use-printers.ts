import { useMemo } from 'react';
import { isTrouble, type PrinterRead, type PrintPlace } from '#domain/printing/printer';
import { useNet } from '../use-stores';
import { rowsOnTablet, useStaffRows } from './use-staff-rows';

const printers = rowsOnTablet((db) => db.printer.toArray());

export function usePrinters(): readonly PrinterRead[] | undefined {
  return useStaffRows(printers).rows;
}

/** Returns the printers that do not print though slips may wait for them. */
export function usePrinterTroubles(): readonly PrinterRead[] {
  const rows = usePrinters();
  return useMemo(
    () => rows?.filter(({ isActive, state }) => isActive && isTrouble(state)) ?? [],
    [rows],
  );
}

/** True if the venue's printers print one of these now: a tablet without a connection prints it itself. */
export function usePrintersFor(places: readonly PrintPlace[]): boolean {
  const isOffline = useNet().state === 'offline';
  const rows = usePrinters() ?? [];
  const isFor = ({ isActive, prints }: PrinterRead) =>
    isActive && prints.some((place) => places.includes(place));
  return !isOffline && rows.some(isFor);
}
