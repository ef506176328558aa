import { Suspense } from 'react';
import { lazyPart } from '../../ui/layout/lazy-part';
import { useSearch } from '../../ui/router/use-router';

const HomeDialogs = lazyPart(() => import('./HomeDialogs').then((part) => part.HomeDialogs));

/** Loads the dialogs after the menu, or at once if the URL opens one. */
export function DialogsInTime({ isLater }: { isLater: boolean }) {
  const isAsked = useSearch('/', ({ d }) => d !== undefined);
  return <Suspense fallback={null}>{(isLater || isAsked) && <HomeDialogs />}</Suspense>;
}
