/** The sign-in leads to this page. */
export const STAFF_START = '/admin/dashboard';

/** Returns the target after sign-in: only staff pages, never another site. */
export function safeRedirect(target: string | undefined): string {
  if (target === undefined || !/^\/admin(\/|$)/.test(target)) return STAFF_START;
  const leadsAway = target.includes('//') || target.includes('\\');
  return leadsAway || target.startsWith('/admin/login') ? STAFF_START : target;
}
