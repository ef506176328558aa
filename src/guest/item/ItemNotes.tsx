import { Trans, useLingui } from '@lingui/react/macro';
import { NOTES_MAX } from '#domain/menu/extras';
import { TextInput } from '../../ui/form/inputs/TextInput';

type ItemNotesProps = { value: string; onChange: (notes: string) => void };

/** A note to the kitchen for this dish. */
export function ItemNotes({ value, onChange }: ItemNotesProps) {
  const { t } = useLingui();
  return (
    <TextInput
      label={<Trans>Notes for the kitchen</Trans>}
      optional
      hint={t`For example: no onion`}
      value={value}
      onChange={onChange}
      autoComplete="off"
      maxLength={NOTES_MAX}
      enterKeyHint="done"
    />
  );
}
