/** Sets an element's position as CSS variables. */
export function placeRef(places: Record<`--${string}`, string | number>) {
  return (element: HTMLElement | null) => {
    for (const [name, value] of Object.entries(places)) {
      element?.style.setProperty(name, String(value));
    }
  };
}
