import { CatchBoundary, Outlet, useMatches } from '@tanstack/react-router';
import { PageFailed } from './PageFailed';

/** The page that the address names. Should it fail, it fails alone: the call for new orders and the way on stay. */
export function OpenPage() {
  // Not the address: that changes while the page that is left is still drawn.
  const page = useMatches({ select: (matches) => matches.at(-1)?.id });
  return (
    <CatchBoundary getResetKey={() => page} errorComponent={PageFailed}>
      <Outlet />
    </CatchBoundary>
  );
}
