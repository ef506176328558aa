import { useRef, useState } from 'react';
import { DomainError } from '#domain/error-codes';

type Action<Input extends unknown[]> = {
  run: (...input: Input) => void;
  isBusy: boolean;
  /** The last error code; null means no error. */
  failure: string | null;
};

/** Runs one action at a time; ignores a second tap. */
export function useAction<Input extends unknown[]>(
  action: (...input: Input) => Promise<unknown>,
): Action<Input> {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function attempt(input: Input) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await action(...input);
    } catch (error) {
      console.error(error);
      setFailure(error instanceof DomainError ? error.code : 'internal');
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { run: (...input) => void attempt(input), isBusy, failure };
}
