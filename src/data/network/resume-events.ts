/** Where the browser says that somebody looks, or that a network is there. */
type Page = {
  window: Pick<Window, 'addEventListener'>;
  document: Pick<Document, 'addEventListener' | 'visibilityState'>;
};

/** Moments at which a connection or a person is likely back. */
export function onResume(onReturn: () => void, { window, document }: Page = globalThis): void {
  function ifVisible() {
    if (document.visibilityState === 'visible') onReturn();
  }
  window.addEventListener('online', onReturn);
  window.addEventListener('pageshow', onReturn);
  document.addEventListener('visibilitychange', ifVisible);
}
