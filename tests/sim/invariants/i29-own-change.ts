import { recordOf, textField } from '../../../src/data/json';
import type { Invariant } from '../invariant';

/** I29: a guest's accepted change leaves the booking at the time asked for, at a table. */
export const changedAsAsked: Invariant = {
  name: 'I29 changed as asked',
  harm: 'wrong',
  onReply(_world, _sent, { status, text }, { born }) {
    if (status !== 200 || !/^(reservation|brunch)\.change$/.test(born.kind)) return undefined;
    const booking = recordOf(text)?.reservation;
    const wished = textField(recordOf(born.body), 'reservationTime');
    const [time, table] = [textField(booking, 'reservationTime'), textField(booking, 'tableLabel')];
    if (time === wished && table !== null) return undefined;
    return `${born.path} asked for ${wished} and got ${time} at table ${table}`;
  },
};
