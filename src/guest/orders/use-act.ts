import { useRef, useState } from 'react';

type Act<Input extends unknown[]> = {
  run: (...input: Input) => void;
  isBusy: boolean;
  hasFailed: boolean;
};

/** One act at a time: a second tap while it runs does nothing, a failure is there to be shown. */
export function useAct<Input extends unknown[]>(
  act: (...input: Input) => Promise<unknown>,
): Act<Input> {
  const isRunning = useRef(false);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function attempt(input: Input) {
    if (isRunning.current) return;
    isRunning.current = true;
    setState('busy');
    try {
      await act(...input);
      setState('idle');
    } catch (error) {
      console.error(error);
      setState('failed');
    } finally {
      isRunning.current = false;
    }
  }

  return {
    run: (...input) => void attempt(input),
    isBusy: state === 'busy',
    hasFailed: state === 'failed',
  };
}
