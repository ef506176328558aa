/** Names the author of an entry: `admin:<user id>` for staff, `cap:<digest>` for a guest's order. */
const STAFF = 'admin:';

export const OTHER_PERSON = 'other_person';

export function staffPrincipal(userId: string): string {
  return `${STAFF}${userId}`;
}

export function staffIdOf(principal: string): string | null {
  return principal.startsWith(STAFF) ? principal.slice(STAFF.length) : null;
}
