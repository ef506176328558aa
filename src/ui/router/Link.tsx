import type { ComponentProps, MouseEvent } from 'react';
import { useRouter } from './RouterView';
import type { Destination, Path } from './router';

type LinkProps<P extends Path> = Pick<Destination<P>, 'search'> & { to: P; hash?: string } & Omit<
    ComponentProps<'a'>,
    'href'
  >;

/** The app handles a plain click, the browser all others. */
export function Link<P extends Path>({ to, search, hash, onClick, ...props }: LinkProps<P>) {
  const router = useRouter();
  // The compiler cannot tell that the search belongs to the page.
  const destination = { to, search, hash } as Destination;

  function go(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    void router.navigate(destination);
  }

  return <a {...props} href={router.hrefOf(destination)} onClick={go} />;
}
