import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { Field } from '#domain/resource/field';
import type { Resource, ResourceRecord } from '#domain/resource/resource';
import { useLanguage } from '../../i18n/use-language';
import { classNames } from '../../ui/class-names';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { isNumber } from '../fields/FieldInput';
import { type Choices, useFieldWords } from '../fields/field-words';
import * as table from '../shared/record-table.css';
import * as styles from './Records.css';

type RecordTableProps = {
  resource: Resource;
  rows: readonly ResourceRecord[];
  sort: string;
  choices?: Choices | undefined;
  onSort: (sort: string) => void;
  onOpen: (id: string) => void;
};

/** Shows records as a table, on a phone as cards. A row opens its record; arrow keys move between rows. */
export function RecordTable({ resource, rows, sort, choices, onSort, onOpen }: RecordTableProps) {
  const language = useLanguage();
  const columns = Object.entries(resource.fields).filter(([, { inList }]) => inList);
  return (
    <table className={table.table}>
      <caption className={table.caption}>
        <VisuallyHidden>{resource.words.many[language]}</VisuallyHidden>
      </caption>
      <thead className={table.head}>
        <tr>
          {columns.map(([name, field]) => (
            <ColumnHead key={name} name={name} field={field} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody className={table.body} onKeyDown={walk}>
        {rows.map((row) => (
          <Row
            key={row.id}
            resource={resource}
            row={row}
            columns={columns}
            choices={choices}
            onOpen={onOpen}
          />
        ))}
      </tbody>
    </table>
  );
}

type ColumnHeadProps = Pick<RecordTableProps, 'sort' | 'onSort'> & { name: string; field: Field };

function ColumnHead({ name, field, sort, onSort }: ColumnHeadProps) {
  const label = field.label[useLanguage()];
  const direction = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined;
  const Icon = { ascending: ArrowUp, descending: ArrowDown, none: ArrowDownUp }[
    direction ?? 'none'
  ];
  if (!field.isSortable) {
    return (
      <th scope="col" className={isNumber(field) ? styles.number : undefined}>
        {label}
      </th>
    );
  }
  return (
    <th
      scope="col"
      aria-sort={direction ?? 'none'}
      className={isNumber(field) ? styles.number : undefined}
    >
      <span className={styles.phoneOnly}>{label}</span>
      <button
        type="button"
        className={classNames(styles.sort, styles.fromTablet)}
        onClick={() => onSort(direction === 'ascending' ? `-${name}` : name)}
      >
        {label}
        <Icon aria-hidden="true" size={16} />
      </button>
    </th>
  );
}

type RowProps = Pick<RecordTableProps, 'resource' | 'choices' | 'onOpen'> & {
  row: ResourceRecord;
  columns: readonly (readonly [string, Field])[];
};

function Row({ resource, row, columns: [first, ...rest], choices, onOpen }: RowProps) {
  const language = useLanguage();
  const wordsOf = useFieldWords(choices);
  if (!first) return null;
  return (
    <tr className={table.row}>
      <th scope="row" className={table.order}>
        <button type="button" className={table.open} onClick={() => onOpen(String(row.id))}>
          {wordsOf(first[0], first[1], row[first[0]]) || resource.title(row, language)}
        </button>
      </th>
      {rest.map(([name, field]) => {
        const words = wordsOf(name, field, row[name]);
        return (
          <td
            key={name}
            className={classNames(styles.cell, isNumber(field) && styles.number)}
            lang={isNumber(field) ? 'tr' : undefined}
          >
            {words && (
              <>
                <span aria-hidden="true" lang={language} className={styles.cellLabel}>
                  {field.label[language]}:{' '}
                </span>
                {words}
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('th button')];
  const next = buttons[buttons.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
