import { useSignals } from '@preact/signals-react/runtime';
import { useFieldText } from '../../../i18n/field-text';
import type { FieldProps } from '../field-binding';
import { CalendarInline } from './CalendarInline';
import { CalendarPopover } from './CalendarPopover';

type CalendarFieldProps = FieldProps<string> & {
  /** Limits the selectable days, yyyy-MM-dd, both included. */
  min: string;
  max: string;
  /** A person cannot choose these days in between. */
  closed?: readonly string[];
  layout?: 'popover' | 'inline';
};

/** Shows an input for a calendar day, yyyy-MM-dd, independent of the device's clock and zone. */
export function CalendarField({ field, layout = 'popover', ...rest }: CalendarFieldProps) {
  useSignals();
  const fieldText = useFieldText();
  const code = field.error.value;
  const Layout = layout === 'inline' ? CalendarInline : CalendarPopover;
  return <Layout {...rest} value={field.value.value ?? ''} error={code && fieldText(code)} />;
}
