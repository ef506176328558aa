/** Where staff land after signing in. */
export const STAFF_START = '/admin/dashboard';

/** The address to go on to after signing in: only a page of the staff app, never another site. */
export function safeRedirect(target: string | undefined): string {
  if (target === undefined || !/^\/admin(\/|$)/.test(target)) return STAFF_START;
  const leadsAway = target.includes('//') || target.includes('\\');
  return leadsAway || target.startsWith('/admin/login') ? STAFF_START : target;
}
