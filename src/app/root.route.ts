import { createRootRoute } from '@tanstack/react-router';
import { NotFoundPage } from './NotFoundPage';
import { RootErrorPage } from './RootErrorPage';

export const rootRoute = createRootRoute({
  notFoundComponent: NotFoundPage,
  errorComponent: RootErrorPage,
});
