import {
  type BrunchChoice,
  type BrunchStep,
  brunchStepAfter,
  brunchStepBefore,
} from '#domain/brunch/brunch-steps';
import { useHistoryState } from '../../../ui/router/use-router';
import { useDialog } from '../../use-dialog';

type BrunchWay = {
  /** On to the next step: one entry of history each, so the phone's own Back works. */
  goOn: () => void;
  /** One step back; undefined at the first. */
  back: (() => void) | undefined;
};

/** The way through the wizard. History holds the steps in order, so going back is the browser's Back. */
export function useBrunchWay(step: BrunchStep, choice: BrunchChoice): BrunchWay {
  const { step: move } = useDialog();
  const depth = useHistoryState((state) => state.dialogDepth);
  const before = brunchStepBefore(step, choice);

  function goOn() {
    const after = brunchStepAfter(step, choice);
    if (after) move({ step: after });
  }

  function back() {
    if (depth !== undefined && depth > 1) return window.history.back();
    // A step reached by a link has no earlier step under it in history.
    if (before) move({ step: before }, { replace: true });
  }

  return { goOn, back: before ? back : undefined };
}
