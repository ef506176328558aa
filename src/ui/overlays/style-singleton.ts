import { useLayoutEffect } from 'react';

/**
 * Stands in for the package `react-style-singleton` (vite.config.ts). Radix locks the page with an inline style, which
 * our CSP refuses; `reset.css.ts` locks it by the attribute that Radix sets. Only the width of the scroll bar is
 * measured here, before it goes.
 */
export function styleSingleton() {
  return ScrollBarWidth;
}

function ScrollBarWidth() {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const width = window.innerWidth - root.clientWidth;
    // Under a second dialog the bar is gone already; the first measure stands.
    if (width > 0) root.style.setProperty('--scroll-bar', `${width}px`);
  }, []);
  return null;
}
