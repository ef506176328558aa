import type { SeatingsRepository } from '../../../repositories/seatings/seatings.repository';
import type {
  Claim,
  StoredResponsesRepository,
} from '../../../repositories/stored-responses.repository';
import type { TablesRepository } from '../../../repositories/tables.repository';

export type SeatingRequestDeps = {
  seatings: SeatingsRepository;
  tables: TablesRepository;
  responses: StoredResponsesRepository;
  now: () => number;
  newId: () => string;
};

/** The request has the person, the seating, and the mutation's age on the tablet. */
export type SeatingRequest<Input> = {
  claim: Claim;
  seatingId: string;
  input: Input;
  member: { id: string; firstName: string };
  ageMs: number;
};
