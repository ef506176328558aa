import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { Field } from '#domain/resource/field';
import { exportAbility, type Resource } from '#domain/resource/resource';
import { may } from '#domain/staff/roles';
import { useStaffSession } from '../../data/react/staff/use-staff-session';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { IconButton } from '../../ui/controls/IconButton';
import { SelectInput } from '../../ui/form/inputs/SelectInput';
import type { Choices } from '../fields/field-words';
import { CsvButton } from '../shared/CsvButton';
import { ActionButton } from './ActionButton';
import { ActionsMenu } from './ActionsMenu';
import type { ListAction } from './list-action';
import * as shared from './Records.css';
import * as styles from './RecordsTools.css';
import { SearchBox } from './SearchBox';
import type { RecordsQuery } from './use-records-query';

type RecordsToolsProps = {
  resource: Resource;
  query: RecordsQuery;
  choices?: Choices | undefined;
  /** The row shows these tools before a new record. */
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
  const { user } = useStaffSession();
  const filters = Object.entries(resource.fields).filter(([, { isFilter }]) => isFilter);
  const filtersId = useId();
  const [isOpen, setOpen] = useState(false);
  const inUse = Object.keys(query.filters).length;
  const unfold = filters.length > 0 ? t`Filter` : t`Sort`;
  const unfoldLabel = inUse > 0 ? t`Filter (${inUse})` : unfold;
  const csv = user &&
    may(user.role, exportAbility(resource)) && {
      name: `${resource.path.split('/').at(-1)}.csv`,
      path: csvPath(resource.path, query.text, language),
    };
  return (
    <div className={styles.tools}>
      <SearchBox label={t`Search the list`} typed={query.q} onSearch={(q) => query.set({ q })} />
      <IconButton
        tone="outline"
        className={styles.onPhone}
        icon={<SlidersHorizontal aria-hidden="true" size={20} />}
        label={unfoldLabel}
        aria-expanded={isOpen}
        aria-controls={filtersId}
        {...(inUse > 0 && { badge: inUse })}
        onClick={() => setOpen(!isOpen)}
      />
      {actions.length > 0 && (
        <ActionsMenu actions={actions} csv={csv || null} className={styles.onPhone} />
      )}
      <div id={filtersId} className={isOpen ? styles.filters : styles.foldedFilters}>
        {filters.map(([name, field]) => (
          <SelectInput
            key={name}
            className={styles.filter}
            label={field.label[language]}
            // The list hides archived records unless a filter asks for them.
            placeholder={name === 'isArchived' ? t`No` : t`All`}
            value={query.filters[name] ?? ''}
            options={optionsOf(field, choices?.[name], language, {
              yes: t`Yes`,
              ...(name !== 'isArchived' && { no: t`No` }),
            })}
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
        {onNew && user && may(user.role, resource.change) && (
          <Button icon={<Plus aria-hidden="true" size={20} />} onClick={onNew}>
            <Trans>New</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

function optionsOf(
  field: Field,
  known: Choices[string] | undefined,
  language: 'en' | 'tr',
  { yes, no }: { yes: string; no?: string },
) {
  if (field.kind === 'flag') {
    return [{ value: 'true', label: yes }, ...(no ? [{ value: 'false', label: no }] : [])];
  }
  const choices = field.choices ?? known ?? [];
  return choices.map(({ value, label }) => ({ value, label: label[language] }));
}

function SortSelect({ resource, query }: Pick<RecordsToolsProps, 'resource' | 'query'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const fields = Object.entries(resource.fields).filter(([, { isSortable }]) => isSortable);
  return (
    <SelectInput
      className={shared.phoneOnly}
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

function csvPath(path: string, query: string, language: 'en' | 'tr'): string {
  const asked = new URLSearchParams(query);
  asked.set('format', 'csv');
  asked.set('lang', language);
  return `${path}?${asked}`;
}
