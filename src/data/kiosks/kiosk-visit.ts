const KEY = 'kiosk-visit';

/** A reload keeps the guest who is ordering; a restart of the tablet does not. */
export const kioskVisit = {
  isOrdering(): boolean {
    try {
      return sessionStorage.getItem(KEY) === 'ordering';
    } catch {
      return false;
    }
  },
  keep(isOrdering: boolean): void {
    try {
      if (isOrdering) sessionStorage.setItem(KEY, 'ordering');
      else sessionStorage.removeItem(KEY);
    } catch {
      // Without storage a reload begins with the next guest.
    }
  },
};
