import type { SettingValues } from './settings';

/** For how many days the server keeps personal data; 0: it deletes nothing by itself. */
export type Retention = {
  technicalDays: number;
  mailDays: number;
  unprovedDays: number;
  orderDays: number;
  bookingDays: number;
  messageDays: number;
};

export const USUAL_RETENTION: Retention = {
  technicalDays: 30,
  mailDays: 30,
  unprovedDays: 30,
  orderDays: 0,
  bookingDays: 0,
  messageDays: 0,
};

export function retentionOf(values: SettingValues): Retention {
  return {
    technicalDays: values['keep.technicalDays'],
    mailDays: values['keep.mailDays'],
    unprovedDays: values['keep.unprovedDays'],
    orderDays: values['keep.orderDays'],
    bookingDays: values['keep.bookingDays'],
    messageDays: values['keep.messageDays'],
  };
}
