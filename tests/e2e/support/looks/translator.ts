import type { BrowserContext } from '@playwright/test';

/** Translates every page of the context like Chrome: each text node is replaced by two <font> elements, also later. */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(translate);
}

/** Runs in the page. The words stay the same, so that a test finds them. */
function translate(): void {
  const untouched =
    'script, style, noscript, template, textarea, option, font, svg, [translate=no]';

  function isOurs(text: Node): boolean {
    const parent = text.parentElement;
    return text.nodeType === Node.TEXT_NODE && parent !== null && !parent.closest(untouched);
  }

  function replace(text: Node): void {
    if (!isOurs(text) || !text.textContent?.trim()) return;
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).textContent = text.textContent;
    text.parentNode?.replaceChild(outer, text);
  }

  function replaceIn(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    if (root.nodeType === Node.TEXT_NODE) texts.push(root);
    for (const text of texts) replace(text);
  }

  addEventListener('load', () => {
    replaceIn(document.body);
    new MutationObserver((records) => {
      for (const { target, type, addedNodes } of records) {
        if (type === 'characterData') replace(target);
        for (const node of addedNodes) if (node.isConnected) replaceIn(node);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
