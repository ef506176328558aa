import * as v from 'valibot';
import { lineText } from '../fields';
import { fold, searchWords } from '../fold';
import { MOST_IN_PAGE, pageLimit, pageQuery } from '../page-query';
import type { Ability } from '../staff/roles';
import type { Field, Words } from './field';

export type Fields = Readonly<Record<string, Field>>;

/** One description drives the form, the columns, the route, the CSV and the API description. */
export type Resource<F extends Fields = Fields> = {
  /** The audit (`supplier.change`) and stored drafts use this name. */
  name: string;
  words: { one: Words; many: Words };
  path: `/api/admin/${string}`;
  read: Ability;
  change: Ability;
  /** Who may take the list out as a file, if not everybody who reads it: personal data. */
  takeOut?: Ability;
  fields: F;
  /** Long rows make a page with fewer of them. */
  pageRows?: number;
  sort: string;
  title(record: Values, language: 'en' | 'tr'): string;
};

export type Values = Readonly<Record<string, unknown>>;

export type ResourceRecord = Values & {
  id: string | number;
  v: number;
  /** Holds the first name of the last editor, and the time (ISO); null means that nobody has edited the record. */
  changedBy: string | null;
  changedAt: string | null;
};

export type RecordPage = {
  rows: ResourceRecord[];
  total: number;
  page: number;
  limit: number;
};

export function defineResource<F extends Fields>(
  resource: Resource<F> & { sort: (keyof F & string) | `-${keyof F & string}` },
): Resource<F> {
  return resource;
}

export function exportAbility({
  read,
  takeOut = read,
}: Pick<Resource, 'read' | 'takeOut'>): Ability {
  return takeOut;
}

export function writtenFields({ fields }: Resource): [string, Field][] {
  return Object.entries(fields).filter(([, { isFact }]) => !isFact);
}

/** Describes the body of POST. The server gives a missing optional field its initial value. */
export function recordInput(resource: Resource) {
  const fields = writtenFields(resource).map(([name, field]) => {
    const { schema, initial, isRequired, isDefaulted } = field;
    return [name, isRequired && !isDefaulted ? schema : v.optional(schema, initial)] as const;
  });
  return v.object(Object.fromEntries(fields));
}

/** Describes the body of PUT. A missing field stays; the server writes only differences from `from`, as seen. */
export function changeInput(resource: Resource) {
  const fields = writtenFields(resource).map(
    ([name, { schema }]) => [name, v.exactOptional(schema)] as const,
  );
  return v.object({
    ...Object.fromEntries(fields),
    from: v.exactOptional(v.record(v.string(), v.unknown())),
  });
}

/** The query holds search, sort (the `-` prefix sorts descending), filters and page, or asks for everything as CSV. */
export function recordsQuery({ fields, sort, pageRows = MOST_IN_PAGE }: Resource) {
  const sortable = Object.keys(fields).filter((name) => fields[name]?.isSortable);
  const filters = Object.entries(fields).filter(([, { isFilter }]) => isFilter);
  return v.object({
    ...pageQuery,
    limit: pageLimit(pageRows),
    q: v.optional(lineText(100), ''),
    sort: v.optional(v.picklist(sortable.flatMap((name) => [name, `-${name}`])), sort),
    format: v.optional(v.picklist(['json', 'csv']), 'json'),
    separator: v.exactOptional(v.picklist(['semicolon', 'comma'])),
    lang: v.optional(v.picklist(['en', 'tr']), 'tr'),
    ...Object.fromEntries(
      filters.map(([name]) => [name, v.exactOptional(v.pipe(v.string(), v.maxLength(60)))]),
    ),
  });
}

/** The column holds folded search text, because SQLite itself folds ASCII only. */
export function searchText({ fields }: Resource, values: Values): string {
  return fold(
    Object.keys(fields)
      .filter((name) => fields[name]?.isSearched)
      .map((name) => String(values[name] ?? ''))
      .join('\n'),
  );
}

export function isFound(resource: Resource, values: Values, typed: string): boolean {
  const text = searchText(resource, values);
  return searchWords(typed).every((word) => text.includes(word));
}
