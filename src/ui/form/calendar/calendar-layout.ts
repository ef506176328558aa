import type { ControlBinding, FieldLook } from '../field-binding';

/** Props shared by both layouts of the calendar field. */
export type CalendarLayoutProps = FieldLook & {
  control: ControlBinding;
  value: string;
  min: string;
  max: string;
  closed?: readonly string[];
  error: string;
};
