/** The translator's element that stands in a text's place, and the texts that an element stands for. */
const standIns = new WeakMap<Node, ChildNode>();
const textsOf = new WeakMap<ChildNode, Node[]>();

/**
 * A browser that translates the page replaces text nodes by <font> elements, while React keeps the text nodes: it fails
 * to remove one, and its new words are never seen. Here a text returns to its place before React changes it, and the
 * translator translates it again. React passes over nodes that were moved in any other way.
 */
export function followTranslator(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    bringBack(child);
    if (child.parentNode === this) removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    bringBack(next);
    insertBefore.call(this, node, next?.parentNode === this ? next : null);
    return node;
  };
  const observer = new MutationObserver((records) => {
    const added = new Set<Node | null>();
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      // React has changed a replaced text.
      bringBack(target);
      for (const node of addedNodes) added.add(node);
      const font = [...addedNodes, previousSibling, nextSibling].find(
        (node): node is ChildNode => node?.nodeName === 'FONT' && added.has(node),
      );
      if (font) for (const text of removedNodes) replace(text, font);
    }
  });
  observer.observe(document, { childList: true, subtree: true });

  function replace(text: Node, font: ChildNode): void {
    standIns.set(text, font);
    textsOf.set(font, [...(textsOf.get(font) ?? []), text]);
    observer.observe(text, { characterData: true });
  }
}

function bringBack(text: Node | null): void {
  const font = text && standIns.get(text);
  if (!font) return;
  const texts = textsOf.get(font) ?? [];
  for (const one of texts) standIns.delete(one);
  font.replaceWith(...texts);
}
