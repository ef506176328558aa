import { ANNOUNCEMENTS } from '#domain/marketing/announcement';
import { useLanguage } from '../../../i18n/use-language';
import { TextInput } from '../../../ui/form/inputs/TextInput';
import type { OwnInput } from '../../records/RecordForm';

type TimeFieldProps = OwnInput & { name: 'fromTime' | 'toTime' };

/** Holds a time of day by the venue's clock. */
export function TimeField({ name, value, error, onChange }: TimeFieldProps) {
  const language = useLanguage();
  return (
    <TextInput
      label={ANNOUNCEMENTS.fields[name].label[language]}
      name={name}
      type="time"
      autoComplete="off"
      value={String(value)}
      {...(error ? { error } : {})}
      onChange={onChange}
    />
  );
}
