import {
  type BrunchChoice,
  type BrunchStep,
  brunchStepAfter,
  brunchStepBefore,
} from '#domain/brunch/brunch-details';
import type { BrunchRules } from '#domain/brunch/brunch-rules';
import { useHistoryState } from '../../../ui/router/use-router';
import { useDialog } from '../../use-dialog';

type BrunchWay = {
  /** Adds a history entry for each step, so that Back works. */
  goOn: () => void;
  /** The first step has no `back`. */
  back: (() => void) | undefined;
};

/** Moves between the wizard's steps. History holds the steps in order. */
export function useBrunchWay(
  step: BrunchStep,
  choice: BrunchChoice,
  rules: BrunchRules,
): BrunchWay {
  const { step: move } = useDialog();
  const depth = useHistoryState((state) => state.dialogDepth);
  const before = brunchStepBefore(step, choice, rules);

  function goOn() {
    const after = brunchStepAfter(step, choice, rules);
    if (after) move({ step: after });
  }

  function back() {
    if (depth !== undefined && depth > 1) return window.history.back();
    // A step opened by a link has no earlier step in history.
    if (before) move({ step: before }, { replace: true });
  }

  return { goOn, back: before ? back : undefined };
}
