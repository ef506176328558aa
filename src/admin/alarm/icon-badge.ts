export type BadgePorts = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/** Puts a number on the app's icon; none where nothing waits. */
export function showOnIcon(icon: BadgePorts, count: number): void {
  // Browsers without badges, and tabs that are not installed, have nothing to show it on.
  const shown = count > 0 ? icon.setAppBadge?.(count) : icon.clearAppBadge?.();
  void shown?.catch(() => {});
}
