import type { ControlBinding, FieldLook } from '../field-binding';

/** Both layouts of the calendar field share these props. */
export type CalendarLayoutProps = FieldLook & {
  control: ControlBinding;
  value: string;
  min: string;
  max: string;
  closed?: readonly string[];
  error: string;
};
