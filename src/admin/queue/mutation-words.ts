import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StaffMutation } from '#domain/registry/mutations';

/** One sentence for the queue and the activity log; a mutation with two has one in each. */
export const MUTATION_WORDS = {
  'seating.move': msg`Party moved to another table`,
  'seating.call': msg`Call of a table taken`,
  'bill.close': msg`Bill closed`,
  'bill.open': msg`Tab opened`,
  'bill.rename': msg`Tab: name changed`,
  'bill.merge': msg`Bills merged`,
  'cash.move': msg`Cash in or out of a drawer`,
  'bill.print': msg`Bill printed`,
  'seating.let_in': msg`Request to see the bill answered`,
} satisfies Partial<Record<StaffMutation['kind'], MessageDescriptor>>;
