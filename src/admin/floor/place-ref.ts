/** Puts something at its place on a plan or a line: the stylesheet reads it from there. */
export function placeRef(places: Record<`--${string}`, number>) {
  return (element: HTMLElement | null) => {
    for (const [name, px] of Object.entries(places)) element?.style.setProperty(name, `${px}px`);
  };
}
