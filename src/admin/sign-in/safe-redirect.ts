/** The page after signing in. */
export const STAFF_START = '/admin/dashboard';

/** The target after sign-in: staff pages only, never another site. */
export function safeRedirect(target: string | undefined): string {
  if (target === undefined || !/^\/admin(\/|$)/.test(target)) return STAFF_START;
  const leadsAway = target.includes('//') || target.includes('\\');
  return leadsAway || target.startsWith('/admin/login') ? STAFF_START : target;
}
