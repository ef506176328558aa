import type { ComponentType } from 'react';
import { PARSE_SEARCH } from '../guest/page-search';
import { SeldomWords, VisitWords } from '../i18n/LazyWords';
import { RouterView } from '../ui/router/RouterView';
import type { Pages, Router } from '../ui/router/router';
import { createRouter } from '../ui/router/router';
import { RootErrorPage } from './RootErrorPage';

const PAGES: Pages = {
  '/': {
    parse: PARSE_SEARCH['/'],
    load: () => import('../guest/home/HomePage').then((part) => part.HomePage),
  },
  '/order-success': {
    parse: PARSE_SEARCH['/order-success'],
    load: () =>
      import('../guest/orders/page/OrderSuccessPage').then((part) =>
        inWords(VisitWords, part.OrderSuccessPage),
      ),
  },
  '/order-failed': {
    parse: PARSE_SEARCH['/order-failed'],
    load: () =>
      import('../guest/orders/page/OrderFailedPage').then((part) =>
        inWords(SeldomWords, part.OrderFailedPage),
      ),
  },
  '/table': {
    parse: PARSE_SEARCH['/table'],
    load: () => import('../guest/seating/SitDownPage').then((part) => part.SitDownPage),
  },
  '/kiosk': {
    parse: PARSE_SEARCH['/kiosk'],
    load: () => import('../guest/kiosk/KioskDoor').then((part) => part.KioskDoor),
  },
};

const loadNotFound = () => import('./NotFoundPage').then((part) => part.NotFoundPage);

/** @param href the URL, which only the server passes */
export function createGuestRouter(href?: string): Router {
  return createRouter({ pages: PAGES, notFound: loadNotFound, ...(href && { href }) });
}

export function GuestPages({ router }: { router: Router }) {
  return <RouterView router={router} errorPage={RootErrorPage} />;
}

function inWords(Words: typeof VisitWords, Page: ComponentType) {
  return function PageInWords() {
    return (
      <Words>
        <Page />
      </Words>
    );
  };
}
