import * as v from 'valibot';
import { CALLS } from './seating';

/** The body of POST /api/seat/call. */
export const callStaffInput = v.object({ call: v.picklist(CALLS) });
