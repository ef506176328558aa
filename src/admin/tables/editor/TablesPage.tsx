import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Plus, QrCode } from 'lucide-react';
import { useState } from 'react';
import { TABLE_AREAS } from '#domain/bookings/booking';
import type { Direction } from '#domain/tables/venue-table';
import { LABEL_MAX, nudged, TABLE_SHAPES, tableShapeOf } from '#domain/tables/venue-table';
import { formatTime } from '#domain/venue';
import { useStaffSession } from '../../../data/react/use-staff-session';
import { useNet } from '../../../data/react/use-stores';
import { Button, Chip, IconButton } from '../../../ui/controls/controls';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { Tabs } from '../../../ui/controls/Tabs';
import { SelectInput, TextInput } from '../../../ui/form/inputs/inputs';
import { Hint, Row, Text } from '../../../ui/layout/Flow';
import { useToast } from '../../../ui/overlays/ToastProvider';
import { areaWords } from '../../bookings/BookingBadges';
import { usePageTitle } from '../../page/page-parts';
import { AskButton, DifferencesTable } from '../../shared/Panel';
import { LeaveGuard, useMay } from '../../shared/Read';
import { Form, SaveWords } from '../../shared/sending';
import { PlanUnread } from '../plan/PlanUnread';
import * as plan from '../plan/TablePlan.css';
import type { PlanTable } from '../use-table-plan';
import { SHAPE_WORDS, useTablePlan } from '../use-table-plan';
import { PlanEditor } from './PlanEditor';
import * as styles from './Tables.css';
import type { DraftField, TableDraft, TableDrafts, TableEditor } from './use-table-editor';
import {
  differences,
  draftOf,
  isChanged,
  reshaped,
  useTableDrafts,
  useTableEditor,
} from './use-table-editor';

const FIELD_WORDS: Record<DraftField, MessageDescriptor> = {
  label: msg`Label`,
  area: msg`Area`,
  seats: msg`Seats`,
  shape: msg`Shape`,
  place: msg`Place`,
  isActive: msg`Blocked`,
};

function useValueWords(): (draft: TableDraft, field: DraftField) => string {
  const { t } = useLingui();
  return (draft, field) => {
    switch (field) {
      case 'area':
        return t(areaWords(draft.area));
      case 'shape':
        return t(SHAPE_WORDS[draft.shape]);
      case 'place':
        return `${draft.x} × ${draft.y}`;
      case 'isActive':
        return draft.isActive ? t`No` : t`Yes`;
      default:
        return draft[field];
    }
  };
}

/** Shows a refused save; after a conflict shows both versions with their differences. */
function TableRefusal({ editor, draft }: Pick<TableFormProps, 'editor' | 'draft'>) {
  const { t } = useLingui();
  const wordsFor = useValueWords();
  const { failure, conflict } = editor.saving;
  const [isCompared, setCompared] = useState(false);
  if (failure !== null) {
    return (
      <p role="alert" className={styles.refused}>
        {failure}
      </p>
    );
  }
  if (conflict === null) return null;
  const ago = [conflict.by, conflict.at && formatTime(Date.parse(conflict.at))]
    .filter(Boolean)
    .join(', ');
  const theirs = draftOf({ ...conflict.current, clearedAt: null, isQueued: false });
  return (
    <div className={styles.refused}>
      <p role="alert">{t`Someone else changed this: ${ago}.`}</p>
      <Row>
        <Button tone="outline" onClick={() => editor.takeTheirs(draft)}>{t`Load theirs`}</Button>
        <Button
          tone="tonal"
          onClick={() => void editor.keepMine(draft, conflict)}
        >{t`Save mine`}</Button>
        <Button
          tone="quiet"
          aria-expanded={isCompared}
          onClick={() => setCompared((before) => !before)}
        >
          <Trans>See differences</Trans>
        </Button>
      </Row>
      {isCompared && (
        <DifferencesTable>
          {differences(draft, theirs).map((field) => (
            <tr key={field}>
              <th scope="row">{t(FIELD_WORDS[field])}</th>
              <td>{wordsFor(theirs, field)}</td>
              <td>{wordsFor(draft, field)}</td>
            </tr>
          ))}
        </DifferencesTable>
      )}
    </div>
  );
}

type TableFormProps = {
  editor: TableEditor;
  draft: TableDraft;
  /** Tells why editing is disabled; null means enabled. */
  locked: string | null;
  onDraft: (draft: TableDraft) => void;
};

/** Shows the selected table, which is saved only on request, never automatically. */
export function TableForm({ editor, ...form }: TableFormProps) {
  const { t } = useLingui();
  const { id, label } = form.draft;
  return (
    <section aria-label={id === null ? t`New table` : t`Table ${label}`}>
      <TableRefusal editor={editor} draft={form.draft} />
      <Fields editor={editor} {...form} />
    </section>
  );
}

function Fields({ editor, draft, locked, onDraft }: TableFormProps) {
  const { t } = useLingui();
  const { errors, isBusy } = editor.saving;
  const isDirty = isChanged(draft, editor.saved);
  return (
    <Form className={styles.form} onSubmit={() => locked === null && void editor.save(draft)}>
      <TextInput
        label={t`Label`}
        maxLength={LABEL_MAX}
        value={draft.label}
        {...(errors.label ? { error: errors.label } : {})}
        onChange={(label) => onDraft({ ...draft, label })}
      />
      <SelectInput
        label={t`Area`}
        value={draft.area}
        options={TABLE_AREAS.map((area) => ({ value: area, label: t(areaWords(area)) }))}
        onChange={(area) => onDraft({ ...draft, area })}
      />
      <TextInput
        label={t`Seats`}
        inputMode="numeric"
        value={draft.seats}
        {...(errors.seats ? { error: errors.seats } : {})}
        onChange={(seats) => onDraft({ ...draft, seats })}
      />
      <SelectInput
        label={t`Shape`}
        value={draft.shape}
        options={TABLE_SHAPES.map((shape) => ({ value: shape, label: t(SHAPE_WORDS[shape]) }))}
        onChange={(shape) => onDraft(reshaped(draft, tableShapeOf(shape)))}
      />
      <Row as="fieldset" align="stretch" aria-label={t`Move the table`}>
        {NUDGES.map(([direction, Icon, words]) => (
          <IconButton
            key={direction}
            tone="outline"
            label={t(words)}
            icon={<Icon />}
            onClick={() => onDraft({ ...draft, ...nudged(draft, direction, draft.shape) })}
          />
        ))}
      </Row>
      <Chip
        pressed={!draft.isActive}
        onClick={() => onDraft({ ...draft, isActive: !draft.isActive })}
      >
        <Trans>Not bookable</Trans>
      </Chip>
      <Hint role="status">{locked ?? <SaveWords isDirty={isDirty} isBusy={isBusy} />}</Hint>
      <Button
        type="submit"
        size="cta"
        block
        busy={isBusy}
        unavailable={locked !== null || !isDirty}
      >
        <Trans>Save</Trans>
      </Button>
      {(isDirty || draft.id === null) && (
        <Button
          tone="outline"
          unavailable={isBusy}
          onClick={() => !isBusy && editor.discard(draft)}
        >
          <Trans>Discard changes</Trans>
        </Button>
      )}
      {draft.id !== null && <Questions id={draft.id} {...{ editor, draft, locked }} />}
    </Form>
  );
}

type QuestionsProps = Omit<TableFormProps, 'onDraft'> & { id: number };

/** The questions name the table as it is saved. */
function Questions({ id, editor, draft, locked }: QuestionsProps) {
  const { t } = useLingui();
  const toast = useToast();
  const label = editor.saved?.label ?? draft.label;

  async function renewCode() {
    if (!(await editor.renewCode(id))) return;
    toast.show({ tone: 'success', title: t`New code. Print the card again.` });
  }

  return (
    <>
      <AskButton
        tone="outline"
        unavailable={locked !== null}
        ask={t`New QR code for table ${label}?`}
        because={t`The printed card stops working at once.`}
        confirmLabel={t`Make a new code`}
        cancelLabel={t`Keep it`}
        onConfirm={() => void renewCode()}
      >
        {t`New QR code`}
      </AskButton>
      <AskButton
        tone="danger"
        unavailable={locked !== null}
        ask={t`Delete table ${label}?`}
        cancelLabel={t`Don't delete`}
        onConfirm={() => void editor.remove(id)}
      >
        {t`Delete the table`}
      </AskButton>
    </>
  );
}

const NUDGES: readonly [Direction, LucideIcon, MessageDescriptor][] = [
  ['left', ArrowLeft, msg`Left`],
  ['up', ArrowUp, msg`Up`],
  ['down', ArrowDown, msg`Down`],
  ['right', ArrowRight, msg`Right`],
];

/** Shows the editable plan with the selected table's form. */
function TablesEditor({ tables, drafts }: { tables: readonly PlanTable[]; drafts: TableDrafts }) {
  const { t, i18n } = useLingui();
  const editor = useTableEditor(tables, drafts);
  const { draft, area, unsaved } = editor;
  const mayEdit = useMay('tables.change');
  const isOffline = useNet().state === 'offline';
  // Offline, the tablet still stores edits.
  const offline = isOffline ? t`Offline: you can read, not change.` : null;
  const locked = mayEdit ? offline : t`Your role can't do this. Ask a manager.`;
  const put = (next: TableDraft) => mayEdit && drafts.put(next);
  return (
    <div className={plan.page}>
      <Row gap={12}>
        <p className={plan.grow}>
          <Trans>Tap a table to select it. Then drag it, or use the arrow keys.</Trans>
        </p>
        {mayEdit && (
          <LinkButton
            href={`/api/admin/tables/cards?lang=${i18n.locale}`}
            target="_blank"
            rel="noopener"
            tone="outline"
            icon={<QrCode size={20} />}
          >
            <Trans>Print QR cards</Trans>
          </LinkButton>
        )}
        <Button
          icon={<Plus size={20} />}
          unavailable={locked !== null}
          onClick={() => locked === null && editor.begin()}
        >
          <Trans>New table</Trans>
        </Button>
      </Row>
      <div className={plan.floor}>
        <Tabs
          label={t`Areas`}
          value={area}
          equal
          onChange={editor.setArea}
          items={TABLE_AREAS.map((one) => ({
            value: one,
            label: t(areaWords(one)),
            content: (
              <PlanEditor
                tables={tables.filter((table) => table.area === one)}
                drafts={drafts.all}
                selected={draft}
                mayChange={mayEdit}
                onSelect={editor.select}
                onDraft={put}
              />
            ),
          }))}
        />
        {draft ? (
          <TableForm editor={editor} draft={draft} locked={locked} onDraft={put} />
        ) : (
          <Text size="body" tone="muted">
            {locked ?? <Trans>No table is selected.</Trans>}
          </Text>
        )}
      </div>
      <LeaveGuard isDirty={unsaved.length > 0} />
    </div>
  );
}

/** Shows the venue's tables with names, seats and places on the plan. */
export function TablesPage() {
  const { t } = useLingui();
  const { state, tables, retry } = useTablePlan();
  const { user } = useStaffSession();
  const drafts = useTableDrafts(user?.id, tables);
  usePageTitle(t`Tables · Bar Bliss`);
  if (state === 'ready' && drafts) return <TablesEditor tables={tables} drafts={drafts} />;
  return <PlanUnread state={state === 'error' ? 'error' : 'loading'} onRetry={retry} />;
}
