import * as v from 'valibot';
import { lineText } from '../fields';
import { fold } from '../fold';
import { pageQuery } from '../page-query';
import type { Ability } from '../staff/roles';
import type { Field, Words } from './field';

export type Fields = Readonly<Record<string, Field>>;

/** What staff edit as a list of records. One description drives form, columns, route, CSV and API description. */
export type Resource<F extends Fields = Fields> = {
  /** Its name in the audit (`supplier.change`) and in kept drafts. */
  name: string;
  words: { one: Words; many: Words };
  path: `/api/admin/${string}`;
  read: Ability;
  change: Ability;
  fields: F;
  /** The field that the list is sorted by at first. */
  sort: string;
  /** What a record is called on the screen. */
  title(record: Values, language: 'en' | 'tr'): string;
};

export type Values = Readonly<Record<string, unknown>>;

/** A record as the API sends it. */
export type ResourceRecord = Values & {
  id: string | number;
  v: number;
  /** First name of who changed it last, and when (ISO time); null: nobody yet. */
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
  resource: Resource<F> & { sort: keyof F & string },
): Resource<F> {
  return resource;
}

/** The fields that a person writes. */
export function writtenFields({ fields }: Resource): [string, Field][] {
  return Object.entries(fields).filter(([, { isFact }]) => !isFact);
}

/** The body of POST. A field that need not be filled in may be missing: it has its first value. */
export function recordInput(resource: Resource) {
  const fields = writtenFields(resource).map(([name, field]) => {
    const { schema, initial, isRequired, isDefaulted } = field;
    return [name, isRequired && !isDefaulted ? schema : v.optional(schema, initial)] as const;
  });
  return v.object(Object.fromEntries(fields));
}

/**
 * The body of PUT. A field that is missing stays as it is. `from` is the record as the person saw it: only what
 * differs from it is their change.
 */
export function changeInput(resource: Resource) {
  const fields = writtenFields(resource).map(
    ([name, { schema }]) => [name, v.exactOptional(schema)] as const,
  );
  return v.object({
    ...Object.fromEntries(fields),
    from: v.exactOptional(v.record(v.string(), v.unknown())),
  });
}

/** The query of a list: search, sort (`-` before it: descending), filters, page, or all of it as CSV. */
export function recordsQuery({ fields, sort }: Resource) {
  const sortable = Object.keys(fields).filter((name) => fields[name]?.isSortable);
  const filters = Object.entries(fields).filter(([, { isFilter }]) => isFilter);
  return v.object({
    ...pageQuery,
    q: v.optional(lineText(100), ''),
    sort: v.optional(v.picklist(sortable.flatMap((name) => [name, `-${name}`])), sort),
    format: v.optional(v.picklist(['json', 'csv']), 'json'),
    separator: v.optional(v.picklist(['semicolon', 'comma']), 'semicolon'),
    lang: v.optional(v.picklist(['en', 'tr']), 'tr'),
    ...Object.fromEntries(
      filters.map(([name]) => [name, v.exactOptional(v.pipe(v.string(), v.maxLength(60)))]),
    ),
  });
}

/** The words that the search looks through, folded: SQLite itself folds ASCII only. */
export function searchText({ fields }: Resource, values: Values): string {
  return fold(
    Object.keys(fields)
      .filter((name) => fields[name]?.isSearched)
      .map((name) => String(values[name] ?? ''))
      .join('\n'),
  );
}

/** Whether a record has every word that was typed. */
export function isFound(resource: Resource, values: Values, typed: string): boolean {
  const text = searchText(resource, values);
  return searchWords(typed).every((word) => text.includes(word));
}

export function searchWords(typed: string): string[] {
  return fold(typed).split(/\s+/).filter(Boolean);
}
