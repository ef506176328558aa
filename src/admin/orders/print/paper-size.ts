const PX_PER_MM = 96 / 25.4;
/** What the roll of a receipt printer is wide, and the edge that it cannot reach. */
const ROLL_MM = 80;
const MARGIN_MM = 3;
/** A sheet that is a little too long feeds blank paper; one that is too short begins a second page. */
const SPARE_MM = 2;

export const PRINTED_MM = ROLL_MM - 2 * MARGIN_MM;

/** The rule for a page as long as its content: "80mm auto" is no size that browsers know. */
export function pageRule(heightPx: number): string {
  const lengthMm = Math.ceil(heightPx / PX_PER_MM) + 2 * MARGIN_MM + SPARE_MM;
  // Shorter than wide would be turned on its side.
  return `@page { size: ${ROLL_MM}mm ${Math.max(lengthMm, ROLL_MM)}mm; margin: ${MARGIN_MM}mm; }`;
}

/** Sets the size of what is printed next and hides the rest of the page; returns how to take both back. */
export function setPaper(heightPx: number): () => void {
  const [sheet] = document.styleSheets;
  const root = document.documentElement;
  root.dataset.printing = '';
  // Browsers that do not know @page refuse it alone; inside a rule that they know they skip it.
  const rule = `@media print { ${pageRule(heightPx)} }`;
  const page = sheet?.cssRules[sheet.insertRule(rule, sheet.cssRules.length)];
  return () => {
    delete root.dataset.printing;
    const index = page ? [...(sheet?.cssRules ?? [])].indexOf(page) : -1;
    if (index >= 0) sheet?.deleteRule(index);
  };
}
