/** Who acted, as an entry keeps it: `admin:<user id>` for staff, `cap:<digest>` for a guest's order. */
const STAFF = 'admin:';

/** The entry belongs to another person than the one who is signed in. */
export const OTHER_PERSON = 'other_person';

export function staffPrincipal(userId: string): string {
  return `${STAFF}${userId}`;
}

/** The member of staff who acted; null: a guest. */
export function staffIdOf(principal: string): string | null {
  return principal.startsWith(STAFF) ? principal.slice(STAFF.length) : null;
}
