import { Suspense } from 'react';
import { lazyPart } from '../../ui/layout/lazy-part';
import { useSearch } from '../../ui/router/use-router';

const HomeDialogs = lazyPart(() => import('./HomeDialogs').then((part) => part.HomeDialogs));

/** The way to the dialogs: fetched once the menu stands, or at once where the address names one. */
export function DialogsInTime({ isLater }: { isLater: boolean }) {
  const isAsked = useSearch('/', ({ d }) => d !== undefined);
  return <Suspense fallback={null}>{(isLater || isAsked) && <HomeDialogs />}</Suspense>;
}
