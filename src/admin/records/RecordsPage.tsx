import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowDownUp, ArrowUp, ListX, SearchX } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useState } from 'react';
import type { Field, Resource, ResourceRecord, Values } from '#domain/resource/resource';
import { isFound } from '#domain/resource/resource';
import type { StaffRecords } from '../../data/react/use-records';
import { useRecords } from '../../data/react/use-records';
import { useLanguage } from '../../i18n/language';
import { classNames } from '../../ui/class-names';
import { EmptyState, Skeleton } from '../../ui/feedback/states';
import { Stack, VisuallyHidden } from '../../ui/layout/Flow';
import { isNumber } from '../fields/FieldInput';
import type { Choices } from '../fields/field-words';
import { useFieldWords } from '../fields/field-words';
import * as frame from '../page/Page.css';
import { usePageTitle } from '../page/page-parts';
import { MoreButton, usePanel } from '../shared/List';
import { NotAllowed, ReadingFailed, UpdatedStamp } from '../shared/Read';
import * as table from '../shared/record-table.css';
import type { RecordPanelProps } from './RecordPanel';
import { RecordPanel } from './RecordPanel';
import * as styles from './Records.css';
import type { ListAction, RecordsQuery } from './RecordsTools';
import { RecordsTools, useRecordsQuery } from './RecordsTools';
import { useAfterSave } from './record-editor';

type RecordTableProps = {
  resource: Resource;
  rows: readonly ResourceRecord[];
  sort: string;
  choices?: Choices | undefined;
  onSort: (sort: string) => void;
  onOpen: (id: string) => void;
};

/** Shows records as a table, on a phone as cards. A row opens its record; arrow keys move between rows. */
function RecordTable({ resource, rows, sort, choices, onSort, onOpen }: RecordTableProps) {
  const language = useLanguage();
  const wordsOf = useFieldWords(choices);
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
          <tr key={row.id} className={table.row}>
            {columns.map(([name, field], at) => {
              const words = wordsOf(name, field, row[name]);
              if (at === 0) {
                return (
                  <th key={name} scope="row" className={table.order}>
                    <button
                      type="button"
                      className={table.open}
                      onClick={() => onOpen(String(row.id))}
                    >
                      {words || resource.title(row, language)}
                    </button>
                  </th>
                );
              }
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
  const className = isNumber(field) ? styles.number : undefined;
  if (!field.isSortable) {
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  }
  return (
    <th scope="col" aria-sort={direction ?? 'none'} className={className}>
      <span className={styles.phoneOnly}>{label}</span>
      <button
        type="button"
        className={classNames(styles.sort, styles.fromTablet)}
        onClick={() => onSort(direction === 'ascending' ? `-${name}` : name)}
      >
        {label}
        <Icon size={16} />
      </button>
    </th>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('th button')];
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? buttons.indexOf(activeElement) : -1;
  const next = buttons[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

type RecordsPageProps = Pick<
  RecordPanelProps,
  | 'resource'
  | 'choices'
  | 'inputs'
  | 'more'
  | 'fixed'
  | 'below'
  | 'question'
  | 'isWide'
  | 'canRemove'
> & {
  /** Renders what a search finds elsewhere. */
  elsewhere?: (typed: string) => ReactNode;
  /** Shows the open record instead of a form; nobody adds records here. */
  panel?: (open: { id: string; onClose: () => void; onChanged: () => void }) => ReactNode;
  tools?: ReactNode;
  notice?: ReactNode;
  actions?: readonly ListAction[];
  canDuplicate?: boolean;
};

export function RecordsPage(props: RecordsPageProps) {
  const { elsewhere, panel, tools, notice, actions, canDuplicate, ...form } = props;
  const { resource, choices } = form;
  const { t } = useLingui();
  const many = resource.words.many[useLanguage()];
  const query = useRecordsQuery(resource);
  const records = useRecords(resource.path, query.text);
  const { rows, fault } = records;
  const shown = records.isKept ? rows?.filter((row) => isWanted(resource, row, query)) : rows;
  const { id, open, close } = usePanel();
  const [copied, setCopied] = useState<Values>();
  const openSaved = useAfterSave((record) => open(String(record.id)));
  usePageTitle(t`${many} · Bar Bliss`);
  if (fault === 'forbidden') return <NotAllowed />;

  function openNew(copy?: Values) {
    setCopied(copy);
    open('new');
  }

  return (
    <div className={frame.dense}>
      <RecordsTools
        resource={resource}
        query={query}
        choices={choices}
        tools={tools}
        actions={actions}
        onNew={panel ? undefined : () => openNew()}
      />
      {notice}
      {query.q !== '' && elsewhere?.(query.q)}
      {!rows && (fault ? <Failed records={records} /> : <Bones />)}
      {shown && (
        <>
          <div className={styles.facts}>
            <p role="status">
              <Plural
                value={records.isKept ? shown.length : records.total}
                one="# record"
                other="# records"
              />
            </p>
            <UpdatedStamp at={records.at} hasFailed={fault !== null} />
          </div>
          {fault && <Failed records={records} />}
          {shown.length === 0 ? (
            <Nothing isSearch={query.q !== '' || Object.keys(query.filters).length > 0} />
          ) : (
            <RecordTable
              resource={resource}
              rows={shown}
              sort={query.sort}
              choices={choices}
              onSort={(sort) => query.set({ sort: sort === resource.sort ? undefined : sort })}
              onOpen={open}
            />
          )}
          <MoreButton isAsking={records.isAsking} onMore={records.loadMore} />
        </>
      )}
      {id !== undefined && panel?.({ id, onClose: close, onChanged: records.again })}
      {id !== undefined && !panel && (
        <RecordPanel
          {...form}
          id={id}
          start={copied}
          onDuplicate={canDuplicate ? openNew : undefined}
          onClose={close}
          onMoved={records.again}
          onSaved={(record) => {
            records.again();
            if (id === 'new') openSaved(record);
          }}
          onRemoved={() => {
            records.again();
            close();
          }}
        />
      )}
    </div>
  );
}

function isWanted(resource: Resource, row: ResourceRecord, { q, filters }: RecordsQuery): boolean {
  const fits = Object.entries(filters).every(([name, value]) => String(row[name]) === value);
  return fits && isFound(resource, row, q);
}

function Failed({ records: { isAsking, isKept, again } }: { records: StaffRecords }) {
  return (
    <ReadingFailed isAsking={isAsking} onRetry={again}>
      {isKept ? (
        <Trans>No connection to the bar. This is the first page, as saved on this tablet.</Trans>
      ) : undefined}
    </ReadingFailed>
  );
}

function Nothing({ isSearch }: { isSearch: boolean }) {
  return isSearch ? (
    <EmptyState icon={<SearchX size={40} />} title={<Trans>Nothing fits</Trans>}>
      <Trans>Try another word, or take a filter away.</Trans>
    </EmptyState>
  ) : (
    <EmptyState icon={<ListX size={40} />} title={<Trans>Nothing here yet</Trans>} />
  );
}

function Bones() {
  return (
    <Stack gap={8} role="status">
      <Trans>Loading the list…</Trans>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  );
}
