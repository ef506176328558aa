import { fold, sortKey } from '#domain/fold';
import type { MemberRow } from '../members.repository';

const TURKEY = '+90';

type Person = Pick<MemberRow, 'firstName' | 'lastName' | 'email' | 'phone'>;

/** Returns the columns for searching and sorting members; a Turkish number also has the dialled form, 0532…. */
export function memberSearch({ firstName, lastName, email, phone }: Person) {
  const name = `${firstName} ${lastName}`;
  const dialled = phone.replace(TURKEY, '0');
  return { searchText: fold([name, email, phone, dialled].join('\n')), nameKey: sortKey(name) };
}
