/** Puts something at its place on a plan or a line: the stylesheet reads it from there. */
export function placeRef(places: Record<`--${string}`, string | number>) {
  return (element: HTMLElement | null) => {
    for (const [name, value] of Object.entries(places)) {
      element?.style.setProperty(name, String(value));
    }
  };
}
