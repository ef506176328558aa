import { Trans, useLingui } from '@lingui/react/macro';
import type { LinkProps } from '@tanstack/react-router';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { Download, Ellipsis, Plus, SlidersHorizontal } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Fragment, useId, useState } from 'react';
import type { FormValue } from '#domain/resource/kinds';
import type { Resource, ResourceRecord, Values } from '#domain/resource/resource';
import { exportAbility } from '#domain/resource/resource';
import { formatTime } from '#domain/venue';
import { useLanguage } from '../../i18n/language';
import { Button, IconButton } from '../../ui/controls/controls';
import { LinkButton } from '../../ui/controls/LinkButton';
import type { MenuEntry } from '../../ui/controls/Menu';
import { Menu, MenuEntries } from '../../ui/controls/Menu';
import { SelectInput } from '../../ui/form/inputs/inputs';
import { Hint, Row } from '../../ui/layout/Flow';
import type { Choices } from '../fields/field-words';
import { useFieldWords } from '../fields/field-words';
import * as frame from '../page/Page.css';
import { CsvButton, useDownload } from '../shared/CsvButton';
import { SearchBox, useSetSearch } from '../shared/List';
import { DifferencesTable } from '../shared/Panel';
import { useMay, useOptions, useTimeText } from '../shared/Read';
import * as styles from './Records.css';
import type { RecordConflict as Conflict, FormValues, RecordDraft } from './record-editor';
import { differences, draftOf, inputOf } from './record-editor';

export type ListAction = { id: string; label: ReactNode; icon: ReactElement } & (
  | { to: NonNullable<LinkProps['to']>; onSelect?: never }
  | { to?: never; onSelect: () => void }
);

type ActionsMenuProps = {
  actions: readonly ListAction[];
  /** null means that this role takes no list out. */
  csv: { name: string; path: string } | null;
};

/** Shows a list's actions as a menu on phones, where buttons would push the first records out of sight. */
function ActionsMenu({ actions, csv }: ActionsMenuProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { isBusy, download } = useDownload(csv ?? { name: '', path: '' });
  const entries = actions.map(
    ({ to, onSelect, ...entry }): MenuEntry => ({
      ...entry,
      onSelect: onSelect ?? (() => void navigate({ to })),
    }),
  );
  const csvEntry: MenuEntry = {
    id: 'csv',
    label: <Trans>CSV</Trans>,
    icon: <Download size={20} />,
    onSelect: () => void download(),
  };
  return (
    <Menu
      trigger={
        <IconButton
          tone="outline"
          busy={isBusy}
          className={styles.onPhone}
          icon={<Ellipsis size={20} />}
          label={t`More`}
        />
      }
    >
      <MenuEntries entries={csv ? [...entries, csvEntry] : entries} />
    </Menu>
  );
}

export function ActionButton({ action }: { action: ListAction }) {
  const { label, icon, to, onSelect } = action;
  if (to === undefined) {
    return (
      <Button tone="outline" icon={icon} onClick={onSelect}>
        {label}
      </Button>
    );
  }
  return (
    <LinkButton asChild tone="outline" icon={icon}>
      <Link to={to}>{label}</Link>
    </LinkButton>
  );
}

export type RecordsQuery = ReturnType<typeof useRecordsQuery>;

/** `sort` names a field, with the prefix `-` for descending; an empty `text` gives the default list. */
export function useRecordsQuery(resource: Resource) {
  const search = useLocation({ select: (location): Record<string, unknown> => location.search });
  const set = useSetSearch();
  const read = (name: string) => {
    const value = search[name];
    return value === undefined || value === null ? '' : String(value);
  };
  const named = Object.entries(resource.fields)
    .filter(([, { isFilter }]) => isFilter)
    .map(([name]) => [name, read(name)] as const);
  const filters = Object.fromEntries(named.filter(([, value]) => value !== ''));
  const [q, sort] = [read('q'), read('sort')];
  const asked = { ...(q && { q }), ...(sort && { sort }), ...filters };
  const text = new URLSearchParams(asked).toString();
  return { q, sort: sort || resource.sort, filters, text, set };
}

type RecordsToolsProps = {
  resource: Resource;
  query: RecordsQuery;
  choices?: Choices | undefined;
  tools?: ReactNode;
  /** Shows buttons; on phones a menu, with the CSV. */
  actions?: readonly ListAction[] | undefined;
  /** undefined means that nobody adds records here. */
  onNew: (() => void) | undefined;
};

/** Shows search, filters and order (on phones behind one button), further actions, CSV and a new record. */
export function RecordsTools(props: RecordsToolsProps) {
  const { resource, query, choices, tools, actions = [], onNew } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const filters = Object.entries(resource.fields).filter(([, { isFilter }]) => isFilter);
  const options = useOptions();
  const flags = [
    { value: 'true', label: t`Yes` },
    { value: 'false', label: t`No` },
  ];
  const filtersId = useId();
  const [isOpen, setOpen] = useState(false);
  const inUse = Object.keys(query.filters).length;
  const unfold = filters.length > 0 ? t`Filter` : t`Sort`;
  const unfoldLabel = inUse > 0 ? t`Filter (${inUse})` : unfold;
  const mayAdd = useMay(resource.change);
  const csvQuery = [query.text, 'format=csv', `lang=${language}`].filter(Boolean).join('&');
  const csv = useMay(exportAbility(resource)) && {
    name: `${resource.path.split('/').at(-1)}.csv`,
    path: `${resource.path}?${csvQuery}`,
  };
  return (
    <div className={frame.tools}>
      <SearchBox label={t`Search the list`} typed={query.q} onSearch={(q) => query.set({ q })} />
      <IconButton
        tone="outline"
        className={styles.onPhone}
        icon={<SlidersHorizontal size={20} />}
        label={unfoldLabel}
        aria-expanded={isOpen}
        aria-controls={filtersId}
        {...(inUse > 0 && { badge: inUse })}
        onClick={() => setOpen(!isOpen)}
      />
      {actions.length > 0 && <ActionsMenu actions={actions} csv={csv || null} />}
      <div id={filtersId} className={isOpen ? styles.filters : styles.foldedFilters}>
        {filters.map(([name, field]) => (
          <SelectInput
            key={name}
            className={styles.filter}
            label={field.label[language]}
            // The list hides archived records unless a filter asks for them.
            placeholder={name === 'isArchived' ? t`No` : t`All`}
            value={query.filters[name] ?? ''}
            options={
              field.kind === 'flag'
                ? flags.filter(({ value }) => value === 'true' || name !== 'isArchived')
                : options(field.choices ?? choices?.[name] ?? [])
            }
            onChange={(value) => query.set({ [name]: value })}
          />
        ))}
        <SortSelect resource={resource} query={query} />
      </div>
      <div className={styles.actions}>
        {tools}
        {actions.length > 0 && (
          <div className={styles.buttons}>
            {actions.map((action) => (
              <ActionButton key={action.id} action={action} />
            ))}
          </div>
        )}
        {csv && (
          <CsvButton {...csv} className={actions.length > 0 ? styles.fromTablet : undefined} />
        )}
        {onNew && mayAdd && <Button icon={<Plus size={20} />} onClick={onNew}>{t`New`}</Button>}
      </div>
    </div>
  );
}

function SortSelect({ resource, query }: Pick<RecordsToolsProps, 'resource' | 'query'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const fields = Object.entries(resource.fields).filter(([, { isSortable }]) => isSortable);
  return (
    <SelectInput
      className={styles.phoneOnly}
      label={t`Sort by`}
      value={query.sort}
      options={fields.flatMap(([name, { label }]) => [
        { value: name, label: `${label[language]} ↑` },
        { value: `-${name}`, label: `${label[language]} ↓` },
      ])}
      onChange={(sort) => query.set({ sort })}
    />
  );
}

type RecordFactsProps = {
  resource: Resource;
  record: ResourceRecord;
  choices?: Choices | undefined;
  /** True shows all fields, for read-only roles; false shows only the read-only fields. */
  isReadOnly: boolean;
};

export function RecordFacts({ resource, record, choices, isReadOnly }: RecordFactsProps) {
  const language = useLanguage();
  const wordsOf = useFieldWords(choices);
  const fields = Object.entries(resource.fields).filter(
    ([, { isFact, isOpening }]) => isReadOnly || isFact || isOpening,
  );
  const { changedBy, changedAt } = record;
  const timeText = useTimeText();
  return (
    <>
      {fields.length > 0 && (
        <dl className={styles.known}>
          {fields.map(([name, field]) => (
            <Fragment key={name}>
              <dt>{field.label[language]}</dt>
              <dd>{wordsOf(name, field, record[name]) || '–'}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {changedBy && changedAt && (
        <Hint>
          <Trans>
            Last changed: {changedBy}, {timeText(changedAt)}
          </Trans>
        </Hint>
      )}
    </>
  );
}

/** Serves as a ref that moves the focus to the top of a form, which a person sent from its end. */
export function intoView(element: HTMLElement | null): void {
  element?.focus();
}

type Side = 'mine' | 'theirs';

type RecordConflictProps = {
  resource: Resource;
  conflict: Conflict;
  mine: RecordDraft;
  choices?: Choices | undefined;
  onResolve: (current: ResourceRecord, values: RecordDraft['values']) => void;
};

/** Shows a conflict with a colleague's version; a person chooses field by field. */
export function RecordConflict(props: RecordConflictProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { resource, conflict, mine, choices, onResolve } = props;
  const { current, by, at } = conflict;
  const wordsOf = useFieldWords(choices);
  const sides: { side: Side; sideLabel: string; values: Values }[] = [
    { side: 'theirs', sideLabel: t`Theirs`, values: current },
    { side: 'mine', sideLabel: t`Mine`, values: inputOf(resource, mine.values) },
  ];
  const theirs = draftOf(resource, current).values;
  const seen = mine.from ? draftOf(resource, mine.from).values : theirs;
  const changedByMe = differences(resource, mine.values, seen);
  const fields = differences(resource, mine.values, theirs);
  const [picks, setPicks] = useState<Readonly<Record<string, Side>>>({});
  const pickOf = (name: string): Side =>
    picks[name] ?? (changedByMe.includes(name) ? 'mine' : 'theirs');
  const ago = [by, at && formatTime(Date.parse(at))].filter(Boolean).join(', ');

  function chosen(): RecordDraft['values'] {
    const kept = fields.filter((name) => pickOf(name) === 'mine');
    const own = kept.map((name) => [name, mine.values[name] ?? ''] as const);
    return { ...theirs, ...Object.fromEntries(own) };
  }

  return (
    <div ref={intoView} tabIndex={-1} className={styles.refused}>
      <p role="alert">{t`Someone else changed this: ${ago}.`}</p>
      <p>{t`Choose what is kept, field by field. Nothing is overwritten until you save.`}</p>
      <DifferencesTable>
        {fields.map((name) => {
          const field = resource.fields[name];
          if (!field) return null;
          const label = field.label[language];
          return (
            <tr key={name}>
              <th scope="row">{label}</th>
              {sides.map(({ side, sideLabel, values }) => (
                <td key={side}>
                  <label className={styles.pick}>
                    <input
                      type="radio"
                      name={`pick-${name}`}
                      aria-label={`${label}: ${sideLabel}`}
                      checked={pickOf(name) === side}
                      onChange={() => setPicks({ ...picks, [name]: side })}
                      className={styles.radio}
                    />
                    {wordsOf(name, field, values[name]) || '–'}
                  </label>
                </td>
              ))}
            </tr>
          );
        })}
      </DifferencesTable>
      <Row>
        <Button onClick={() => onResolve(current, chosen())}>{t`Save my choice`}</Button>
        <Button tone="outline" onClick={() => onResolve(current, theirs)}>{t`Load theirs`}</Button>
      </Row>
    </div>
  );
}

export type OwnInput = {
  value: FormValue;
  error: string | undefined;
  /** null means a new record. */
  recordId: string | number | null;
  values: FormValues;
  onChange: (value: FormValue) => void;
};
/** Maps fields to custom inputs; false hides the field. */
export type OwnInputs = Readonly<Record<string, (input: OwnInput) => ReactNode>>;
