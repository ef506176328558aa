/** A paragraph of a mail; line breaks of the text stay. */
export function paragraph(text: string): string {
  return `<p>${lines(text)}</p>`;
}

export function lines(text: string): string {
  return escaped(text).replace(/\n/g, '<br>');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For the content of an element or a quoted attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);
}
