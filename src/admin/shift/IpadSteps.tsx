import { isIos } from '../../data/preferences/ios';
import { IosSteps } from '../../ui/install/IosSteps';
import { hasWholeScreen } from './bar-shift';

/** Shows install steps for iPads, which have no install prompt. */
export function IpadSteps() {
  return isIos() && !hasWholeScreen() ? <IosSteps /> : null;
}
