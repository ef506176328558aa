import { useState } from 'react';
import * as v from 'valibot';
import { newId } from '../../../data/ids';
import { useNet } from '../../../data/react/use-net';
import { askToSignIn } from '../../page/sign-in-ask';
import { errorsOf } from './schema-errors';
import { CALM, createSending } from './sending';

/** Sends a form's change online: checks the values as the server does, sends once, and tells why a change failed. */
export function useSending() {
  const isOffline = useNet().state === 'offline';
  const [state, setState] = useState(CALM);
  /** Maps fields to error codes. */
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [{ send }] = useState(() =>
    createSending({ newId, onState: setState, onSignedOut: askToSignIn }),
  );

  /** Returns the values that the server accepts; null means that fields have errors. */
  function check<Schema extends v.GenericSchema>(
    schema: Schema,
    input: unknown,
  ): v.InferOutput<Schema> | null {
    const checked = v.safeParse(schema, input);
    setErrors(checked.success ? {} : errorsOf(checked.issues));
    if (checked.success) return checked.output;
    setState(CALM);
    return null;
  }

  return { ...state, errors, isOffline, check, send, calm: () => setState(CALM) };
}
