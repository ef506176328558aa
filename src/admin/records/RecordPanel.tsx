import { Trans, useLingui } from '@lingui/react/macro';
import { CircleHelp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Resource, ResourceRecord, Values } from '#domain/resource/resource';
import { type StaffFigures, useStaffFigures } from '../../data/react/staff/use-staff-figures';
import { useLanguage } from '../../i18n/use-language';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import type { Choices } from '../fields/field-words';
import { NotLoaded, UpdatedStamp } from '../shared/Read';
import { SidePanel } from '../shared/SidePanel';
import { RecordEditing } from './RecordEditing';
import type { OwnInputs } from './RecordForm';
import * as styles from './Records.css';
import type { FormValues } from './record-draft';

/** `again` reads the record again. */
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
  choices?: Choices | undefined;
  inputs?: OwnInputs | undefined;
  /** A new record starts with these values. */
  start?: Values | undefined;
  /** Renders further parts of the panel. */
  more?: ((record: ResourceRecord, about: RecordState) => ReactNode) | undefined;
  /** Replaces form, facts and deleting of a record that no form may change; null keeps them. */
  fixed?: ((record: ResourceRecord, about: RecordState) => ReactNode | null) | undefined;
  /** Renders parts below the form that show what is typed; a record of null means a new one. */
  below?:
    | ((values: FormValues, record: ResourceRecord | null, about: RecordState) => ReactNode)
    | undefined;
  /** True shows pairs of fields side by side on wide screens. */
  isWide?: boolean | undefined;
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
  if (!record) return <NoRecord {...props} reading={reading} />;
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

type NoRecordProps = RecordPanelProps & { reading: StaffFigures<ResourceRecord> };

function NoRecord({ resource, reading: { fault, again }, onClose }: NoRecordProps) {
  const { t } = useLingui();
  const title = resource.words.one[useLanguage()];
  return (
    <SidePanel title={title} onClose={onClose}>
      {fault === null && (
        <div role="status" aria-label={t`Loading…`} className={styles.parts}>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
        </div>
      )}
      {fault === 'missing' && (
        <EmptyState icon={<CircleHelp aria-hidden="true" size={32} />}>
          <Trans>There is no such record. Somebody may have deleted it.</Trans>
        </EmptyState>
      )}
      {(fault === 'failed' || fault === 'forbidden') && (
        <NotLoaded onRetry={again}>
          <Trans>This can't be loaded right now.</Trans>
        </NotLoaded>
      )}
    </SidePanel>
  );
}
