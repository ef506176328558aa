import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Fragment, useEffect, useId, useRef, useState } from 'react';
import type { FormValue } from '#domain/resource/kinds';
import type { Resource, ResourceRecord, Values } from '#domain/resource/resource';
import { writtenFields } from '#domain/resource/resource';
import type { saveRecord } from '../../data/commands/send';
import { useStaffFigures } from '../../data/react/use-staff';
import { useNet } from '../../data/react/use-stores';
import { useFieldText } from '../../i18n/field-text';
import { useLanguage } from '../../i18n/language';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/controls/controls';
import { Hint, Stack } from '../../ui/layout/Flow';
import { FieldInput } from '../fields/FieldInput';
import type { Choices } from '../fields/field-words';
import { AskButton, SidePanel, UnreadPanel, useFailureText } from '../shared/Panel';
import { LeaveGuard, UpdatedStamp, useMay } from '../shared/Read';
import { Form, SaveWords } from '../shared/sending';
import * as styles from './Records.css';
import type { OwnInputs } from './RecordsTools';
import { intoView, RecordConflict, RecordFacts } from './RecordsTools';
import type { FormValues, RecordEditor } from './record-editor';
import { fieldStyle, useRecordEditor } from './record-editor';

export type RecordState = { again: () => void; isDirty: boolean };

/** An answer saves the form with these values. */
export type RecordQuestion = {
  values: FormValues;
  onAnswer: (values: FormValues) => void;
  onClose: () => void;
};

export type RecordPanelProps = {
  resource: Resource;
  /** `new` means a new record. */
  id: string;
  inputs?: OwnInputs | undefined;
  choices?: Choices | undefined;
  /** True shows pairs of fields side by side on wide screens. */
  isWide?: boolean | undefined;
  start?: Values | undefined;
  more?: ((record: ResourceRecord, about: RecordState) => ReactNode) | undefined;
  /** Replaces form, facts and deleting of a record that no form may change; null keeps them. */
  fixed?: ((record: ResourceRecord, about: RecordState) => ReactNode | null) | undefined;
  /** Renders parts below the form that show what is typed; a record of null means a new one. */
  below?:
    | ((values: FormValues, record: ResourceRecord | null, about: RecordState) => ReactNode)
    | undefined;
  /** Renders the question to ask once before such values are saved; null asks nothing. */
  question?: ((asked: RecordQuestion) => ReactNode | null) | undefined;
  /** False means that nobody deletes records here. */
  canRemove?: boolean | undefined;
  /** Such a part calls this after a change of the record. */
  onMoved: () => void;
  /** Starts a new record as a copy; without the function the panel offers no copies. */
  onDuplicate?: ((record: ResourceRecord) => void) | undefined;
  onClose: () => void;
  onSaved: (record: ResourceRecord) => void;
  onRemoved: () => void;
};

/** Shows the open record beside its list. The record is in the URL, so Back closes it and a link opens it. */
export function RecordPanel(props: RecordPanelProps) {
  if (props.id === 'new') return <RecordEditing {...props} record={null} />;
  return <KnownRecord key={props.id} {...props} />;
}

function KnownRecord(props: RecordPanelProps) {
  const { resource, id, onSaved } = props;
  const reading = useStaffFigures<ResourceRecord>(`${resource.path}/${id}`);
  const [saved, setSaved] = useState<ResourceRecord | null>(null);
  const { value, at, fault } = reading;
  const record = saved && saved.v >= (value?.v ?? 0) ? saved : value;
  const one = resource.words.one[useLanguage()];
  if (!record) {
    return (
      <UnreadPanel
        title={one}
        reading={reading}
        missing={<Trans>There is no such record. Somebody may have deleted it.</Trans>}
        onClose={props.onClose}
      />
    );
  }
  return (
    <RecordEditing
      {...props}
      record={record}
      stamp={fault && <UpdatedStamp at={at} hasFailed />}
      again={() => {
        setSaved(null);
        reading.again();
        props.onMoved();
      }}
      onSaved={(next) => {
        setSaved(next);
        reading.again();
        onSaved(next);
      }}
    />
  );
}

type RecordEditingProps = RecordPanelProps & {
  /** Replaces the form's fields and the way to save, for a record that always exists. */
  own?: { fields: (editor: RecordEditor) => ReactNode; command: typeof saveRecord };
  /** null means a new record. */
  record: ResourceRecord | null;
  /** Tells the age of the record, if it may be outdated. */
  stamp?: ReactNode;
  again?: () => void;
};

export function RecordEditing(props: RecordEditingProps) {
  const { resource, record, choices, stamp, again = () => {}, onClose } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const formId = useId();
  const editor = useRecordEditor(props, props.own?.command);
  const isOffline = useNet().state === 'offline';
  // Offline, the tablet still stores edits.
  const locked = isOffline ? t`Offline: you can read, not change.` : null;
  const mayChange = useMay(resource.change);
  const noun = resource.words.one[language];
  const title = record ? resource.title(record, language) : '';
  const about = { again, isDirty: editor.isDirty };
  const fixed = record && props.fixed?.(record, about);
  const mayEdit = mayChange && !fixed;
  const { save, question } = useSave(props, editor, locked !== null);
  return (
    <SidePanel
      title={record ? title : t`New: ${noun}`}
      description={stamp}
      stepKey={String(record?.id ?? 'new')}
      isWide={props.isWide}
      footer={mayEdit && <Footer editor={editor} locked={locked} formId={formId} isNew={!record} />}
      onClose={onClose}
    >
      <Stack>
        {mayEdit && (
          <EditedRecord {...props} editor={editor} formId={formId} about={about} onSubmit={save} />
        )}
        {fixed}
        {record && !fixed && (
          <>
            <RecordFacts
              resource={resource}
              record={record}
              choices={choices}
              isReadOnly={!mayChange}
            />
            {props.more?.(record, about)}
          </>
        )}
        <div className={classNames(styles.form, props.isWide && styles.pairs)}>
          {record && mayChange && props.onDuplicate && (
            <Button tone="outline" onClick={() => props.onDuplicate?.(record)}>
              <Trans>Duplicate</Trans>
            </Button>
          )}
          {record && mayEdit && !props.own && props.canRemove !== false && (
            <AskButton
              tone="danger"
              unavailable={locked !== null}
              ask={t`Delete “${title}”?`}
              cancelLabel={<Trans>Don't delete</Trans>}
              onConfirm={() => void editor.remove()}
            >
              <Trans>Delete</Trans>
            </AskButton>
          )}
        </div>
      </Stack>
      {question}
      <LeaveGuard isDirty={mayEdit && editor.isDirty} />
    </SidePanel>
  );
}

type EditedRecordProps = RecordEditingProps & {
  editor: RecordEditor;
  formId: string;
  about: RecordState;
  onSubmit: () => void;
};

/** Shows the form, which saves only on request, never automatically. */
function EditedRecord({ editor, formId, about, onSubmit, ...props }: EditedRecordProps) {
  const { t } = useLingui();
  const fieldText = useFieldText();
  const failureText = useFailureText({
    not_found: t`Somebody has deleted this record.`,
    invalid_input: t`Please check what you entered.`,
  });
  const { resource, record, choices } = props;
  const { conflict, failure, draft, isKept, isReady, errors } = editor;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  return (
    <>
      {conflict && (
        <RecordConflict
          key={conflict.current.v}
          resource={resource}
          conflict={conflict}
          mine={draft}
          choices={choices}
          onResolve={(current, values) => void editor.resolve(current, values)}
        />
      )}
      {failure && (
        <p ref={intoView} tabIndex={-1} role="alert" className={styles.refused}>
          {failureText(failure)}
        </p>
      )}
      {isKept && <Hint role="status">{t`Your unsaved changes from before are still here.`}</Hint>}
      {isReady && (
        <>
          <Form
            ref={form}
            id={formId}
            className={classNames(styles.form, props.isWide && styles.pairs)}
            onSubmit={onSubmit}
          >
            {props.own?.fields(editor) ??
              writtenFields(resource)
                .filter(([name]) => name in draft.values)
                .map(([name, field]) => {
                  const input = {
                    value: draft.values[name] ?? '',
                    error: errors[name] && fieldText(errors[name]),
                    onChange: (value: FormValue) => editor.change(name, value),
                  };
                  const asked = { ...input, recordId: record?.id ?? null, values: draft.values };
                  const own = props.inputs?.[name]?.(asked);
                  if (own === false) return null;
                  if (own) return <Fragment key={name}>{own}</Fragment>;
                  return (
                    <FieldInput
                      key={name}
                      name={name}
                      field={field}
                      choices={choices?.[name]}
                      style={fieldStyle(field, draft.values)}
                      {...input}
                    />
                  );
                })}
          </Form>
          {props.below?.(draft.values, record, about)}
        </>
      )}
    </>
  );
}

/** Saves the form; a question about its values comes first, once. */
function useSave(props: RecordEditingProps, editor: RecordEditor, isLocked: boolean) {
  const [asking, setAsking] = useState<'open' | 'answered' | null>(null);
  const question =
    asking === 'answered'
      ? null
      : props.question?.({
          values: editor.draft.values,
          onAnswer(values) {
            setAsking('answered');
            void editor.saveWith(values);
          },
          onClose: () => setAsking(null),
        });

  function save() {
    if (isLocked) return;
    if (question && editor.mayBeSaved()) setAsking('open');
    else void editor.save();
  }

  return { save, question: asking === 'open' && question };
}

type FooterProps = { editor: RecordEditor; locked: string | null; formId: string; isNew: boolean };

function Footer({ editor, locked, formId, isNew }: FooterProps) {
  const { isDirty, isBusy, conflict, discard } = editor;
  return (
    <Stack gap={8}>
      <Hint role="status">
        {locked ?? <SaveWords isDirty={isDirty} isBusy={isBusy} isNew={isNew} />}
      </Hint>
      {/* A conflict has a separate button. */}
      {!conflict && (
        <Button
          type="submit"
          form={formId}
          size="cta"
          block
          busy={isBusy}
          unavailable={locked !== null || (!isDirty && !isNew)}
        >
          <Trans>Save</Trans>
        </Button>
      )}
      {isDirty && (
        <Button tone="outline" block unavailable={isBusy} onClick={() => !isBusy && discard()}>
          <Trans>Discard changes</Trans>
        </Button>
      )}
    </Stack>
  );
}
