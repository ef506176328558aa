const PX_PER_MM = 96 / 25.4;
/** A receipt printer has this roll width and unprintable margin. */
const ROLL_MM = 80;
const MARGIN_MM = 3;
/** A sheet that is too long feeds blank paper; a short sheet adds a page. */
const SPARE_MM = 2;

export const PRINTED_MM = ROLL_MM - 2 * MARGIN_MM;

/** Returns the @page rule for the content's length: browsers do not support "80mm auto". */
function pageRule(heightPx: number): string {
  const lengthMm = Math.ceil(heightPx / PX_PER_MM) + 2 * MARGIN_MM + SPARE_MM;
  // The printer would rotate a page that is shorter than wide.
  return `@page { size: ${ROLL_MM}mm ${Math.max(lengthMm, ROLL_MM)}mm; margin: ${MARGIN_MM}mm; }`;
}

/** The paper is the roll of a receipt printer, or an A4 sheet. */
export type PaperKind = 'roll' | 'sheet';

const SHEET_RULE = '@page { size: A4; margin: 15mm; }';

/** Sets the print size and hides the rest of the page; returns the undo. */
export function setPaper(kind: PaperKind, heightPx: number): () => void {
  const [sheet] = document.styleSheets;
  const root = document.documentElement;
  root.dataset.printing = '';
  // Browsers without @page drop only that rule.
  const rule = `@media print { ${kind === 'sheet' ? SHEET_RULE : pageRule(heightPx)} }`;
  const page = sheet?.cssRules[sheet.insertRule(rule, sheet.cssRules.length)];
  return () => {
    delete root.dataset.printing;
    const index = page ? [...(sheet?.cssRules ?? [])].indexOf(page) : -1;
    if (index >= 0) sheet?.deleteRule(index);
  };
}
