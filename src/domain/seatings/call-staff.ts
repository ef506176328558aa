import * as v from 'valibot';
import { CALLS } from './seating';

export const callStaffInput = v.object({ call: v.picklist(CALLS) });
