import { useLayoutEffect } from 'react';

/**
 * Replaces the package `react-style-singleton` (vite.config.ts). Radix locks scrolling with an inline style, which our
 * CSP refuses; `reset.css.ts` locks scrolling by Radix' attribute. This file only measures the scroll bar's width.
 */
export function styleSingleton() {
  return ScrollBarWidth;
}

function ScrollBarWidth() {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const width = window.innerWidth - root.clientWidth;
    // Under a second dialog the scroll bar is already gone, so the first measure stays.
    if (width > 0) root.style.setProperty('--scroll-bar', `${width}px`);
  }, []);
  return null;
}
