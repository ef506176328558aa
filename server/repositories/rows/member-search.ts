import { fold, sortKey } from '#domain/fold';
import type { MemberRow } from '../members.repository';

const TURKEY = '+90';

type Person = Pick<MemberRow, 'firstName' | 'lastName' | 'email' | 'phone'>;

/** The columns that staff search and sort members by. A Turkish number is also found as it is dialled, 0532…. */
export function memberSearch({ firstName, lastName, email, phone }: Person) {
  const name = `${firstName} ${lastName}`;
  const dialled = phone.replace(TURKEY, '0');
  return { searchText: fold([name, email, phone, dialled].join('\n')), nameKey: sortKey(name) };
}
