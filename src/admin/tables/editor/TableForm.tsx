import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { TABLE_AREAS } from '#domain/bookings/booking';
import { type Direction, nudged } from '#domain/tables/table-plan';
import { LABEL_MAX, TABLE_SHAPES, tableShapeOf } from '#domain/tables/venue-table';
import { Button } from '../../../ui/controls/Button';
import { Chip } from '../../../ui/controls/Chip';
import { IconButton } from '../../../ui/controls/IconButton';
import { SelectInput } from '../../../ui/form/inputs/SelectInput';
import { TextInput } from '../../../ui/form/inputs/TextInput';
import { areaWords } from '../../bookings/booking-words';
import { SHAPE_WORDS } from '../plan/plan-words';
import * as styles from './Tables.css';
import { reshaped, type TableDraft } from './table-draft';

type TableFormProps = {
  draft: TableDraft;
  isDirty: boolean;
  isBusy: boolean;
  errors: Readonly<Record<string, string>>;
  /** Tells why editing is disabled; null means enabled. */
  locked: string | null;
  onDraft: (draft: TableDraft) => void;
  onSave: () => void;
  onDiscard: () => void;
  onCode: () => void;
  onRemove: () => void;
};

/** Shows the form, which saves only on request, never automatically. */
export function TableForm(props: TableFormProps) {
  const { draft, isDirty, isBusy, errors, locked, onDraft, onSave, onDiscard } = props;
  const { onCode, onRemove } = props;
  const { t } = useLingui();
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (locked === null) onSave();
      }}
    >
      <TextInput
        label={t`Label`}
        autoComplete="off"
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
        autoComplete="off"
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
      <NudgeButtons draft={draft} onDraft={onDraft} />
      <Chip
        pressed={!draft.isActive}
        onClick={() => onDraft({ ...draft, isActive: !draft.isActive })}
      >
        <Trans>Not bookable</Trans>
      </Chip>
      <p role="status" className={styles.state}>
        {locked ?? <SaveWords isDirty={isDirty} isBusy={isBusy} />}
      </p>
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
        <Button tone="outline" unavailable={isBusy} onClick={() => !isBusy && onDiscard()}>
          <Trans>Discard changes</Trans>
        </Button>
      )}
      {draft.id !== null && (
        <Button
          tone="outline"
          unavailable={locked !== null}
          onClick={() => locked === null && onCode()}
        >
          <Trans>New QR code</Trans>
        </Button>
      )}
      {draft.id !== null && (
        <Button
          tone="danger"
          unavailable={locked !== null}
          onClick={() => locked === null && onRemove()}
        >
          <Trans>Delete the table</Trans>
        </Button>
      )}
    </form>
  );
}

function NudgeButtons({ draft, onDraft }: Pick<TableFormProps, 'draft' | 'onDraft'>) {
  const { t } = useLingui();
  const nudge = (direction: Direction) =>
    onDraft({ ...draft, ...nudged(draft, direction, draft.shape) });
  return (
    <fieldset aria-label={t`Move the table`} className={styles.nudges}>
      <IconButton
        tone="outline"
        label={t`Left`}
        icon={<ArrowLeft aria-hidden="true" />}
        onClick={() => nudge('left')}
      />
      <IconButton
        tone="outline"
        label={t`Up`}
        icon={<ArrowUp aria-hidden="true" />}
        onClick={() => nudge('up')}
      />
      <IconButton
        tone="outline"
        label={t`Down`}
        icon={<ArrowDown aria-hidden="true" />}
        onClick={() => nudge('down')}
      />
      <IconButton
        tone="outline"
        label={t`Right`}
        icon={<ArrowRight aria-hidden="true" />}
        onClick={() => nudge('right')}
      />
    </fieldset>
  );
}

function SaveWords({ isDirty, isBusy }: { isDirty: boolean; isBusy: boolean }) {
  if (isBusy) return <Trans>Saving…</Trans>;
  return isDirty ? <Trans>Unsaved changes</Trans> : <Trans>Saved</Trans>;
}
