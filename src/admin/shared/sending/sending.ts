import { ApiError } from '../../../data/api-client';
import { isRecord, recordOf, textField } from '../../../data/json';

/** Holds the server's refusal, or `no_response`: nobody knows whether the change arrived. */
export type SendFailure = ApiError | 'no_response';
export type SendState = { isBusy: boolean; failure: SendFailure | null };

export const CALM: SendState = { isBusy: false, failure: null };

type SendingDeps = {
  newId: () => string;
  onState: (state: SendState) => void;
  onSignedOut: () => void;
};

export type Sending = ReturnType<typeof createSending>;

/** Sends one change at a time; a retry of the same content has the same mutation id until the server has responded. */
export function createSending({ newId, onState, onSignedOut }: SendingDeps) {
  let last = { content: '', id: '' };
  let isBusy = false;

  /** Resolves to the result; null means busy, refused or without a response. */
  async function send<T>(
    content: unknown,
    run: (mutationId: string) => Promise<T>,
  ): Promise<{ result: T } | null> {
    if (isBusy) return null;
    const text = JSON.stringify(content);
    if (last.content !== text) last = { content: text, id: newId() };
    isBusy = true;
    onState({ isBusy, failure: null });
    let failure: SendFailure | null = null;
    try {
      return { result: await run(last.id) };
    } catch (error) {
      failure = error instanceof ApiError ? error : 'no_response';
      if (isRefusal(failure) && failure.status === 401) onSignedOut();
      return null;
    } finally {
      // A response is final; only a missing response causes a retry under the same id.
      if (failure === null || isRefusal(failure)) last = { content: '', id: '' };
      isBusy = false;
      onState({ isBusy, failure });
    }
  }

  return { send };
}

/** Returns true if the server decided; after a 5xx the change may still arrive. */
export function isRefusal(failure: SendFailure | null): failure is ApiError {
  return failure instanceof ApiError && failure.status < 500;
}

export function codeOf(failure: SendFailure): string {
  return failure === 'no_response' ? failure : failure.code;
}

/** Holds a colleague's version of the row, with its author and time. */
export type Conflict<Row> = { current: Row; by: string | null; at: string | null };

/** Returns the colleague's version after a conflict. By contract the server sends the row as in its list. */
export function conflictOf<Row>(failure: SendFailure | null): Conflict<Row> | null {
  if (!isRefusal(failure) || failure.code !== 'conflict') return null;
  const body = recordOf(failure.body);
  if (!isRecord(body?.current)) return null;
  return { current: body.current as Row, by: textField(body, 'by'), at: textField(body, 'at') };
}
