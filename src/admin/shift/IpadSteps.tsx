import { isIos } from '../../data/preferences/ios';
import { IosSteps } from '../../ui/install/IosSteps';
import { hasWholeScreen } from './bar-shift';

/** How an iPad takes the staff app on its home screen: there is no button for it. Nothing elsewhere. */
export function IpadSteps() {
  return isIos() && !hasWholeScreen() ? <IosSteps /> : null;
}
