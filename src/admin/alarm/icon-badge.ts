export type BadgePorts = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/** Sets the app icon's badge; zero removes it. */
export function showOnIcon(icon: BadgePorts, count: number): void {
  // Some browsers, and sites outside of an installed app, have no badge.
  const shown = count > 0 ? icon.setAppBadge?.(count) : icon.clearAppBadge?.();
  void shown?.catch(() => {});
}
