/** Masked: recognizable, not readable over a shoulder. */
export function masked(detail: string): string {
  const [name = '', domain] = detail.split('@');
  if (domain !== undefined) return `${name.slice(0, 1)}•••@${domain}`;
  return `••• ${detail.slice(-4)}`;
}
