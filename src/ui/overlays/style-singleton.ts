import { useLayoutEffect } from 'react';

/**
 * Replaces the package `react-style-singleton` (vite.config.ts). Radix locks scrolling with an inline style, which our
 * CSP refuses; `reset.css.ts` locks it by Radix' attribute. Only the scroll bar's width is measured here.
 */
export function styleSingleton() {
  return ScrollBarWidth;
}

function ScrollBarWidth() {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const width = window.innerWidth - root.clientWidth;
    // Under a second dialog the scroll bar is already gone: keep the first measure.
    if (width > 0) root.style.setProperty('--scroll-bar', `${width}px`);
  }, []);
  return null;
}
