import type { ControlBinding, FieldLook } from '../field-binding';

/** What both layouts of the calendar field are drawn from. */
export type CalendarLayoutProps = FieldLook & {
  control: ControlBinding;
  value: string;
  min: string;
  max: string;
  error: string;
};
