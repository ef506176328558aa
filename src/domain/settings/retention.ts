import type { SettingValues } from './settings';

/** For how many days the server keeps personal data; 0: it deletes nothing by itself. */
export type Retention = typeof USUAL_RETENTION;

export const USUAL_RETENTION = {
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
