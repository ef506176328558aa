import { CatchBoundary, Outlet, useMatches } from '@tanstack/react-router';
import { PageFailed } from './PageFailed';

/** The current page. Its error boundary keeps alarm and navigation alive. */
export function OpenPage() {
  // Not the address: it changes while the old page is still rendered.
  const page = useMatches({ select: (matches) => matches.at(-1)?.id });
  return (
    <CatchBoundary getResetKey={() => page} errorComponent={PageFailed}>
      <Outlet />
    </CatchBoundary>
  );
}
